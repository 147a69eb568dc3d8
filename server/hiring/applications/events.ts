import type { AuditAction } from "#contract/audit.ts";
import { audit, type AuditEntry } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationEventsTable } from "#server/db/event-tables.ts";
import type { Tx } from "#server/db/schema.ts";
import type { BusinessDays } from "#server/hiring/business-days.ts";
import { recordStep, type Step } from "./steps.ts";

/** A change in progress: its transaction, its time, and who makes it. */
export type Unit = {
  tx: Tx;
  now: Date;
  actor: Pick<AuditEntry, "actorId" | "client">;
  /** For a change of many applications, which reads them once. */
  days?: BusinessDays;
};

export type EventKind = ApplicationEventsTable["kind"];

/** Whether a decision must know of an event, so that it is refused on a page which is older. Views are none of these. */
const raisesSeen = {
  submitted: false,
  added: false,
  status: true,
  notes: false,
  cv_viewed: false,
  cv_downloaded: false,
  cv_replaced: true,
  cv_infected: true,
  withdrawn: true,
  spam_restored: true,
  spam_marked: true,
  contact: true,
  position: true,
  rejection_reason: true,
  legal_hold: false,
  verdicts_opened: false,
  talent_pool: false,
  copy_asked: false,
  erasure_asked: false,
  privacy_request: false,
  consent_withdrawn: true,
  link_replaced: false,
  disowned: true,
  note_added: true,
  interview_offered: true,
  interview_changed: true,
  interview_cancelled: true,
  interview_agreed: true,
  interview_declined: true,
  interview_other_times: true,
  interview_undone: true,
  message: true,
  message_cancelled: true,
  applicant_message: true,
  message_done: false,
} as const satisfies Record<EventKind, boolean>;

/** The kinds of which a decision must know. */
export type RaisingKind = {
  [Kind in EventKind]: (typeof raisesSeen)[Kind] extends true ? Kind : never;
}[EventKind];

export const isRaising = (kind: EventKind): kind is RaisingKind => raisesSeen[kind];

/** The version of a row stays: what happened beside it makes no conflict in a form. */
async function raiseSeen(tx: Tx, applicationId: string): Promise<number> {
  const raised = await tx
    .updateTable("applications")
    .set(({ eb }) => ({ seen_version: eb("seen_version", "+", 1) }))
    .where("id", "=", applicationId)
    .returning("seen_version")
    .executeTakeFirstOrThrow();
  return raised.seen_version;
}

/** The previous and the new value of an event that changes one. */
export type EventDetail = {
  before?: string | null;
  after?: string | null;
  /** Of a status: the one before was never told to the applicant. */
  isUntold?: boolean;
};

/** What happened to an application, for its history, the audit log and the funnel. */
export type Happening = {
  /** Absent for what only the audit log tells. */
  event?: EventKind;
  detail?: EventDetail;
  /** Instead of one event, for a change of several fields. */
  events?: readonly { event: EventKind; detail: EventDetail }[];
  /** Absent for what the history alone tells. */
  action?: AuditAction;
  /** Names of changed fields, and the status before and after, for the audit log. */
  audited?: Pick<AuditEntry, "fields" | "status">;
  step?: Step;
};

/**
 * Records what happened to an application in its history, the audit log and the funnel, and returns the steps that
 * it has counted. A step also tells that staff have looked at it. `saveApplication` calls it for changes of the row.
 */
export async function recordEvent(
  { tx, now, actor, days }: Unit,
  applicationId: string,
  { event, detail = {}, events, action, audited, step }: Happening,
): Promise<string[]> {
  const told = events ?? (event === undefined ? [] : [{ event, detail }]);
  const seen = told.some((one) => raisesSeen[one.event])
    ? await raiseSeen(tx, applicationId)
    : null;
  for (const one of told) {
    await tx
      .insertInto("application_events")
      .values({
        id: newId(now),
        application_id: applicationId,
        kind: one.event,
        actor_id: actor.actorId,
        detail: JSON.stringify(one.detail),
        created_at: now.toISOString(),
        seen_version: raisesSeen[one.event] ? seen : null,
      })
      .execute();
  }
  if (action !== undefined) {
    const target = { kind: "application", id: applicationId } as const;
    await audit(tx, { at: now, action, target, ...actor, ...audited });
  }
  if (step === undefined) return [];
  // Its version stays: a look is not a change.
  await tx
    .updateTable("applications")
    .set({ looked_at: now.toISOString() })
    .where("id", "=", applicationId)
    .where("looked_at", "is", null)
    .execute();
  return recordStep({ tx, now, days }, applicationId, step);
}

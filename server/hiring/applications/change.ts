import type {
  Application,
  ApplicationStatus,
  BulkApplications,
  UpdateApplication,
} from "#contract/applications.ts";
import type { BulkResponse } from "#contract/bulk.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationsTable, OutboxTable, Moment } from "#server/db/schema.ts";
import { changeEach, undoEach, undoUntil } from "#server/http/bulk.ts";
import { refuseStale, type Actor } from "#server/http/requests.ts";
import type { InterviewUndo } from "#server/hiring/interviews/change.ts";
import { cancelInterviews, undoCancellations } from "#server/hiring/interviews/offer.ts";
import { restoreEmails, cancelScheduledEmails, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { recordSent, removeSteps } from "./steps.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { notifyStatusChange, readStatusFacts, enqueueSubmissionEmails } from "./notifications.ts";
import {
  getApplication,
  lockApplication,
  saveApplication,
  toApplication,
  type ApplicationRow,
} from "./records.ts";
import { nameOf } from "#server/audit/audit.ts";
import type { Happening } from "./events.ts";

/**
 * Changes status, notes and legal hold. A new status emails the applicant unless `notify` is false.
 * Throws 404, and 409 for a stale version.
 */
export async function updateApplication(
  context: AppContext,
  id: string,
  change: UpdateApplication,
  actor: Actor,
): Promise<Application> {
  return withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const days = await readBusinessDays(tx);
    await refuseStale(actor, row.updated_at, async () => ({
      current: toApplication(row, days, now),
      changedBy: await nameOf(tx, row.updated_by),
    }));
    if (changedFields(row, change).length === 0) return toApplication(row, days, now);

    const { status = row.status, notes = row.notes, legal_hold = row.legal_hold } = change;
    const after = { status, notes, legal_hold };
    const { actorId } = actor;
    const shown =
      status === row.status
        ? {}
        : await notifyStatusChange(context, tx, row, {
            ...change,
            status,
            facts: await readStatusFacts(tx, status),
            actorId,
            now,
          });
    const unit = { tx, now, actor, days };
    await saveApplication(unit, row, { ...after, ...shown }, happeningOf(row, after));
    if (status === "rejected" && row.status !== status) {
      await cancelInterviews(context, tx, id, { actor, now });
    }
    return getApplication(tx, id, now);
  });
}

/** Marks an application as not spam and enqueues its submission emails. Throws 404. */
export async function restoreApplication(
  context: AppContext,
  id: string,
  actor: Actor,
): Promise<Application> {
  return withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    if (row.spam) {
      await recordSent(tx, row);
      const unit = { tx, now, actor };
      const happening = { event: "spam_restored", action: "application_restored" } as const;
      await saveApplication(unit, row, { spam: false, spam_reason: null }, happening);
      await enqueueSubmissionEmails(context, { tx, now }, row);
    }
    return getApplication(tx, id, now);
  });
}

/** All that the undo of a change takes back. */
type Undo = {
  columns: Pick<ApplicationsTable, "status" | "status_at" | "shown_status" | "shown_until">;
  /** The queued emails that the change has cancelled. */
  emails: OutboxTable[];
  /** The steps of the funnel that it has counted. */
  steps: string[];
  /** The interviews that it has cancelled. */
  interviews: InterviewUndo[];
};

/** A change by a member of staff in progress. */
type Changing = Moment & { actor: Actor };

type StatusChange = Omit<Extract<BulkApplications, { action: "status" }>, "action">;

/**
 * Sets the status of many applications. Until the time to undo ends, no email is sent and applicants
 * see the previous status. Then each gets the usual email, unless `notify` is false.
 */
export const changeStatuses = (
  context: AppContext,
  change: StatusChange,
  actor: Actor,
): Promise<BulkResponse> =>
  withMailTransaction(context, (tx, now) => setStatuses(context, { tx, now, actor }, change));

/** The same in the transaction of a caller. */
export async function setStatuses(
  context: AppContext,
  { tx, now, actor }: Changing,
  { ids, status, notify, status_emails = {} }: StatusChange,
): Promise<BulkResponse> {
  const until = undoUntil(now);
  const undoId = newId(now);
  const facts = await readStatusFacts(tx, status);
  const unit = { tx, now, actor, days: await readBusinessDays(tx) };
  let changed = 0;
  const outcome = await changeEach(tx, ids, actor.client.language, async (id) => {
    const row = await lockApplication(tx, id, now);
    if (row.status === status) return;
    const emails = await cancelScheduledEmails(tx, { application_id: id }, "status", now);
    const status_email = status_emails[row.language];
    const shown = await notifyStatusChange(context, tx, row, {
      status,
      facts,
      notify,
      status_email,
      actorId: actor.actorId,
      now,
      earliest: until,
    });
    const happening = happeningOf(row, { status });
    const saved = await saveApplication(unit, row, { status, ...shown }, happening);
    const circumstances = { actor, now, until };
    const interviews =
      status === "rejected" ? await cancelInterviews(context, tx, id, circumstances) : [];
    const { status_at, shown_status, shown_until } = row;
    const columns = { status: row.status, status_at, shown_status, shown_until };
    const undo: Undo = { columns, emails, steps: saved.steps, interviews };
    await tx
      .insertInto("application_undos")
      .values({
        undo_id: undoId,
        application_id: id,
        changed_at: saved.version,
        before: JSON.stringify(undo),
        expires_at: until.toISOString(),
      })
      .execute();
    changed += 1;
  });
  return { ...outcome, undo_id: changed === 0 ? null : undoId };
}

/** Undoes a bulk change as a whole. */
export const undoStatuses = (
  context: AppContext,
  undoId: string,
  actor: Actor,
): Promise<BulkResponse> =>
  withMailTransaction(context, (tx, now) => restoreStatuses({ tx, now, actor }, undoId));

/** The same in the transaction of a caller. */
export async function restoreStatuses(
  { tx, now, actor }: Changing,
  undoId: string,
): Promise<BulkResponse> {
  const undos = await tx
    .deleteFrom("application_undos")
    .where("undo_id", "=", undoId.toLowerCase())
    .where("expires_at", ">", now.toISOString())
    .returning(["application_id as id", "changed_at", "before"])
    .execute();
  const lock = (id: string) => lockApplication(tx, id, now);
  const unit = { tx, now, actor, days: await readBusinessDays(tx) };
  return undoEach(tx, undos, actor.client.language, {
    lock,
    restore: async (row, undo) => {
      const { columns, emails, steps, interviews }: Undo = JSON.parse(undo.before);
      await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
      await restoreEmails(tx, emails);
      const happening = happeningOf(row, { status: columns.status });
      await saveApplication(unit, row, columns, happening);
      await removeSteps(tx, steps);
      await undoCancellations(tx, interviews, now);
    },
  });
}

type Editable = Pick<ApplicationRow, "status" | "notes" | "legal_hold">;
type Change = { [Field in keyof Editable]?: Editable[Field] | undefined };

/** Lists the fields that a change alters. Empty notes equal null, because forms send an empty text. */
const changedFields = (before: Editable, change: Change) =>
  (["status", "notes", "legal_hold"] as const).filter(
    (field) => change[field] !== undefined && (change[field] ?? "") !== (before[field] ?? ""),
  );

/** What the history, the audit log and the funnel tell of a change. */
function happeningOf(before: Editable, change: Change): Happening {
  const fields = changedFields(before, change);
  const { status } = change;
  const isStatus = status !== undefined && status !== before.status;
  return {
    events: fields.map((event) => ({
      event,
      detail: { before: textOf(before[event]), after: textOf(change[event] ?? null) },
    })),
    action: "application_updated",
    audited: {
      fields,
      status: isStatus ? { before: before.status, after: status } : undefined,
    },
    step: isStatus ? stepOf(status) : "looked_at",
  };
}

function stepOf(status: ApplicationStatus) {
  if (status === "accepted") return "accepted";
  return status === "rejected" ? "decided" : "looked_at";
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value));

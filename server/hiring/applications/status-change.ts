import type { ApplicationStatus } from "#contract/applications.ts";
import type { RejectionReason } from "#contract/rejection-reason.ts";
import type { AppContext } from "#server/context.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import type { InterviewUndo } from "#server/hiring/interviews/change.ts";
import { cancelInterviews } from "#server/hiring/interviews/offer.ts";
import { openTimesOf } from "#server/hiring/interviews/records.ts";
import { invalid } from "#server/http/http-error.ts";
import { cancelScheduledEmails, readdressEmails } from "#server/mail/outbox.ts";
import type { EventDetail, EventKind, Happening, Unit } from "./events.ts";
import { isTold, notifyStatusChange, type StatusFacts } from "./notifications.ts";
import { saveApplication, type ApplicationRow } from "./records.ts";
import { followReplacedLinks } from "./replaced-links.ts";
import { countRejection, moveSteps } from "./steps.ts";

/** The columns that an undo restores: those of the status, and what was changed in the same call. */
type UndoneColumns = Pick<ApplicationRow, "status" | "status_at" | "shown_status" | "shown_until"> &
  Partial<ApplicationRow>;

/** All that the undo of a change takes back. */
export type StatusUndo = {
  /** Who made the change; records of 1.0.0 lack it, as the next two. */
  author?: string | null;
  /** What the change has made of the columns that changed in the same call. */
  after?: Partial<ApplicationRow>;
  /** The address to which the cancelled emails were to go. */
  email?: string;
  columns: UndoneColumns;
  /** The queued emails that the change has cancelled. */
  emails: OutboxTable[];
  /** The steps of the funnel that it has counted. */
  steps: string[];
  /** The interviews that it has cancelled. */
  interviews: InterviewUndo[];
};

/** A change of one locked application to a new status. */
export type NewStatus = {
  status: ApplicationStatus;
  facts: StatusFacts;
  notify?: boolean | undefined;
  status_email?: Parameters<typeof notifyStatusChange>[3]["status_email"];
  /** Columns that change in the same call. */
  more?: Partial<ApplicationRow>;
  happening: Happening;
  /** The id of its undo, and until when that is possible. */
  undo: { id: string; until: Date };
  /** Whose email it is; null for one that no limit counts. */
  authorId: string | null;
};

/**
 * Sets a new status. Until the time to undo ends, no email is sent and the applicant sees the previous status.
 * Then the usual email leaves, unless `notify` is false. Returns the new version.
 */
export async function setStatus(
  context: AppContext,
  unit: Unit,
  row: ApplicationRow,
  { status, facts, notify, status_email, more = {}, happening, undo, authorId }: NewStatus,
): Promise<string> {
  const { tx, now, actor } = unit;
  const { until } = undo;
  const emails = await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
  const open = status === "rejected" ? await openTimesOf(tx, row.id, now) : [];
  const shown = await notifyStatusChange(context, tx, row, {
    status,
    facts,
    notify,
    status_email,
    authorId,
    now,
    earliest: until,
    interviews: open,
  });
  const told = withUntold(happening, row, now);
  const saved = await saveApplication(unit, row, { status, ...shown, ...more }, told);
  const circumstances = { actor, now, until };
  // Otherwise the interviews stand until the applicant is told (interview-ends.ts).
  const isToldNext = isTold(shown, until);
  const interviews =
    status === "rejected" && isToldNext
      ? await cancelInterviews(context, tx, row.id, circumstances)
      : [];
  const { status_at, shown_status, shown_until } = row;
  const columns: UndoneColumns = {
    status: row.status,
    status_at,
    shown_status,
    shown_until,
    ...Object.fromEntries(
      typedKeys(more)
        .filter((name) => more[name] !== row[name])
        .map((name) => [name, row[name]]),
    ),
  };
  const before: StatusUndo = {
    author: actor.actorId,
    after: more,
    email: row.email,
    columns,
    emails,
    steps: saved.steps,
    interviews,
  };
  await tx
    .insertInto("application_undos")
    .values({
      undo_id: undo.id,
      application_id: row.id,
      changed_at: saved.version,
      before: JSON.stringify(before),
      expires_at: until.toISOString(),
    })
    .execute();
  return saved.version;
}

const typedKeys = (columns: Partial<ApplicationRow>) =>
  Object.keys(columns).filter((name): name is keyof ApplicationRow => name in columns);

/** Notes with a new status whether the applicant was never told the one before. */
export function withUntold(happening: Happening, row: ApplicationRow, now: Date): Happening {
  if (isTold(row, now)) return happening;
  const mark = (one: { event: EventKind; detail: EventDetail }) =>
    one.event === "status" ? { ...one, detail: { ...one.detail, isUntold: true } } : one;
  return { ...happening, events: (happening.events ?? []).map(mark) };
}

/** The reason of a new status. Throws 422 where it is no rejection. */
export function reasonFor(
  status: ApplicationStatus,
  reason: RejectionReason | null | undefined,
  before: RejectionReason | null = null,
): RejectionReason | null {
  if (status === "rejected") return reason === undefined ? before : reason;
  if (reason) throw invalid({ rejection_reason: ["field.rejectionReason.notRejected"] });
  return null;
}

/**
 * Waiting emails go to a corrected address, and the funnel counts for a corrected position and the reason of a
 * rejection.
 */
export async function followCorrection(
  tx: Tx,
  row: ApplicationRow,
  {
    email,
    job_id = row.job_id,
    job_title = row.job_title,
    status = row.status,
    rejection_reason = row.rejection_reason,
    ...links
  }: Partial<ApplicationRow>,
): Promise<void> {
  if (status !== row.status || rejection_reason !== row.rejection_reason) {
    await countRejection(
      tx,
      row.id,
      status === "rejected" ? (rejection_reason ?? "unknown") : null,
    );
  }
  if (job_id !== row.job_id) await moveSteps(tx, { id: row.id, job_id, job_title });
  await followReplacedLinks(tx, row, links);
  if (email !== undefined && email !== row.email) {
    await readdressEmails(tx, row.id, { from: row.email, to: email });
  }
}

/** The fields of a change, and the event of each in the history. */
const fieldEvents = [
  ["status", "status"],
  ["notes", "notes"],
  ["legal_hold", "legal_hold"],
  ["full_name", "contact"],
  ["email", "contact"],
  ["phone", "contact"],
  ["job_id", "position"],
  ["rejection_reason", "rejection_reason"],
  ["message_at", "message_done"],
] as const;

type Field = (typeof fieldEvents)[number][0];
type Change = { [Name in Field]?: ApplicationRow[Name] | undefined };

type SpamEvent = "spam_marked" | "spam_restored";

/**
 * What the history, the audit log and the funnel tell of a change; without events when it alters nothing. An empty
 * text equals null, because forms send an empty text.
 */
export function happeningOf(
  before: Pick<ApplicationRow, Field>,
  change: Change,
  spam?: SpamEvent,
): Happening & Required<Pick<Happening, "events">> {
  const differing = fieldEvents.filter(
    ([field]) => change[field] !== undefined && (change[field] ?? "") !== (before[field] ?? ""),
  );
  const fields: Field[] = differing.map(([field]) => field);
  const { status } = change;
  const isStatus = status !== undefined && status !== before.status;
  const detailOf = (field: Field) => ({
    before: textOf(before[field]),
    after: textOf(change[field] ?? null),
  });
  const changed = differing.map(([field, event]) => ({ event, detail: detailOf(field) }));
  const audited = {
    fields,
    status: isStatus ? { before: before.status, after: status } : undefined,
  };
  const step = stepOf(isStatus ? status : undefined, fields.includes("notes"));
  if (spam === undefined) {
    return { events: changed, action: "application_updated", audited, ...step };
  }
  const action = spam === "spam_marked" ? "application_marked_spam" : "application_restored";
  return { events: [...changed, { event: spam, detail: {} }], action, audited, ...step };
}

function stepOf(status: ApplicationStatus | undefined, hasNotes: boolean): Pick<Happening, "step"> {
  if (status === "accepted") return { step: "accepted" };
  if (status === "rejected") return { step: "decided" };
  return status === undefined && !hasNotes ? {} : { step: "looked_at" };
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value));

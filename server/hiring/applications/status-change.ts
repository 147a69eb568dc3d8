import type { ApplicationStatus } from "#contract/applications.ts";
import type { BulkApplications } from "#contract/bulk-applications.ts";
import type { RejectionReason } from "#contract/rejection-reason.ts";
import type { BulkResponse } from "#contract/bulk.ts";
import type { AppContext } from "#server/context.ts";
import { newId } from "#server/db/id.ts";
import type { Moment, OutboxTable, Tx } from "#server/db/schema.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import type { InterviewUndo } from "#server/hiring/interviews/change.ts";
import { cancelInterviews, undoCancellations } from "#server/hiring/interviews/offer.ts";
import { invalid } from "#server/http/http-error.ts";
import { changeEach, undoEach, undoUntil } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/requests.ts";
import {
  cancelScheduledEmails,
  readdressEmails,
  restoreEmails,
  withMailTransaction,
} from "#server/mail/outbox.ts";
import type { Happening, Unit } from "./events.ts";
import { notifyStatusChange, readStatusFacts, type StatusFacts } from "./notifications.ts";
import { lockApplication, saveApplication, type ApplicationRow } from "./records.ts";
import { columnsOfNewAddress, followReplacedLinks } from "./replaced-links.ts";
import { countRejection, moveSteps, removeSteps } from "./steps.ts";

/** The columns that an undo restores: those of the status, and what was changed in the same call. */
type UndoneColumns = Pick<ApplicationRow, "status" | "status_at" | "shown_status" | "shown_until"> &
  Partial<ApplicationRow>;

/** All that the undo of a change takes back. */
type Undo = {
  columns: UndoneColumns;
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

/** A change of one locked application to a new status. */
export type NewStatus = {
  status: ApplicationStatus;
  facts: StatusFacts;
  notify?: boolean | undefined;
  status_email?: Parameters<typeof notifyStatusChange>[3]["status_email"];
  /** Columns that change in the same call. */
  more?: Partial<ApplicationRow>;
  happening: Happening;
  undoId: string;
};

/**
 * Sets a new status. Until the time to undo ends, no email is sent and the applicant sees the previous status.
 * Then the usual email leaves, unless `notify` is false.
 */
export async function setStatus(
  context: AppContext,
  unit: Unit & { actor: Actor },
  row: Awaited<ReturnType<typeof lockApplication>>,
  { status, facts, notify, status_email, more = {}, happening, undoId }: NewStatus,
): Promise<void> {
  const { tx, now, actor } = unit;
  const until = undoUntil(now);
  const emails = await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
  const shown = await notifyStatusChange(context, tx, row, {
    status,
    facts,
    notify,
    status_email,
    actorId: actor.actorId,
    now,
    earliest: until,
  });
  const saved = await saveApplication(unit, row, { status, ...shown, ...more }, happening);
  const circumstances = { actor, now, until };
  const interviews =
    status === "rejected" ? await cancelInterviews(context, tx, row.id, circumstances) : [];
  const { status_at, shown_status, shown_until } = row;
  const columns: UndoneColumns = {
    status: row.status,
    status_at,
    shown_status,
    shown_until,
    ...Object.fromEntries(typedKeys(more).map((name) => [name, row[name]])),
  };
  const undo: Undo = { columns, emails, steps: saved.steps, interviews };
  await tx
    .insertInto("application_undos")
    .values({
      undo_id: undoId,
      application_id: row.id,
      changed_at: saved.version,
      before: JSON.stringify(undo),
      expires_at: until.toISOString(),
    })
    .execute();
}

const typedKeys = (columns: Partial<ApplicationRow>) =>
  Object.keys(columns).filter((name): name is keyof ApplicationRow => name in columns);

/** Sets the status of many applications. */
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
  { ids, status, rejection_reason, notify, status_emails = {} }: StatusChange,
): Promise<BulkResponse> {
  const undoId = newId(now);
  const facts = await readStatusFacts(tx, status);
  const unit = { tx, now, actor, days: await readBusinessDays(tx) };
  const reason = reasonFor(status, rejection_reason);
  const more = { rejection_reason: reason };
  let changed = 0;
  const outcome = await changeEach(tx, ids, actor.client.language, async (id) => {
    const row = await lockApplication(tx, id, now);
    if (row.status === status) return;
    const happening = happeningOf(row, { status, ...more });
    const status_email = status_emails[row.language];
    const email = { facts, notify, status_email };
    await setStatus(context, unit, row, { status, ...email, more, happening, undoId });
    await followCorrection(tx, row, { status, ...more });
    changed += 1;
  });
  return { ...outcome, undo_id: changed === 0 ? null : undoId };
}

/** Undoes a change of status, of one application or of many, as a whole. */
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
      const { columns: before, emails, steps, interviews }: Undo = JSON.parse(undo.before);
      const isReaddressed = (before.email_key ?? row.email_key) !== row.email_key;
      // Links to the address that is taken back end too.
      const columns = { ...before, ...(isReaddressed && columnsOfNewAddress(row)) };
      await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
      await restoreEmails(tx, emails);
      const { step: _counted, ...happening } = happeningOf(row, columns);
      await saveApplication(unit, row, columns, happening);
      await followCorrection(tx, row, columns);
      await removeSteps(tx, steps);
      await undoCancellations(tx, interviews, now);
    },
  });
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

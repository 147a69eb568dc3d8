import type { UpdateApplication, UpdatedApplication } from "#contract/applications.ts";
import type { AppContext } from "#server/context.ts";
import { nameOf } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import { emailKey } from "#server/db/search.ts";
import type { Tx } from "#server/db/schema.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { conflict } from "#server/http/http-error.ts";
import { undoUntil } from "#server/http/bulk.ts";
import { refuseStale, type Actor } from "#server/http/requests.ts";
import { cancelScheduledEmails, withMailTransaction } from "#server/mail/outbox.ts";
import { readPositions } from "#server/positions/records.ts";
import { applicationSearchText, openPositionColumns } from "./columns.ts";
import type { Unit } from "./events.ts";
import { enqueueSubmissionEmails, followWithReceipt, readStatusFacts } from "./notifications.ts";
import {
  getApplication,
  lockApplication,
  saveApplication,
  toApplication,
  type ApplicationRow,
} from "./records.ts";
import { columnsOfNewAddress } from "./replaced-links.ts";
import { refuseUnseen } from "./seen.ts";
import { followCorrection, happeningOf, reasonFor, setStatus } from "./status-change.ts";
import { recordSent, recordStep, removeStepsOf } from "./steps.ts";

/**
 * Changes an application. A new status emails the applicant unless `notify` is false, and can be undone together
 * with the notes and the legal hold of the same call. Throws 404, 409 for a stale version or for spam with an open
 * interview, and 422 for a position that is not open.
 */
export async function updateApplication(
  context: AppContext,
  id: string,
  change: UpdateApplication,
  actor: Actor,
): Promise<UpdatedApplication> {
  return withMailTransaction(context, async (tx, now) => {
    const row = await lockApplication(tx, id, now);
    const days = await readBusinessDays(tx);
    const current = toApplication(row, days, now);
    await refuseStale(actor, row.updated_at, async () => ({
      current,
      changedBy: await nameOf(tx, row.updated_by),
    }));
    if (change.status !== undefined && change.status !== row.status) {
      const { language } = actor.client;
      await refuseUnseen(tx, row, actor.ifSeen, { language, current });
    }
    const unit = { tx, now, actor, days };
    const spam = await spamChange(tx, row, change.spam, now);
    const corrected = await correctedColumns(tx, row, change);
    const { status = row.status, notes = row.notes, legal_hold = row.legal_hold } = change;
    const rejection_reason = reasonFor(status, change.rejection_reason, row.rejection_reason);
    const { message_at = row.message_at } = change;
    const edited = { ...corrected, notes, legal_hold, rejection_reason, message_at };
    const happening = happeningOf(row, { ...edited, status }, spam?.event);
    if (happening.events.length === 0) return { ...current, undo_id: null };

    const columns = { ...edited, ...spam?.columns };
    let undoId: string | null = null;
    if (status === row.status) await saveApplication(unit, row, columns, happening);
    else {
      undoId = newId(now);
      const facts = await readStatusFacts(tx, status);
      const { notify, status_email } = change;
      const email = { facts, notify, status_email, authorId: actor.actorId };
      const undo = { id: undoId, until: undoUntil(now) };
      const next = { status, ...email, more: columns, happening, undo };
      await setStatus(context, unit, row, next);
    }
    if (spam !== undefined) await followSpam(context, unit, row, spam.event);
    await followCorrection(tx, row, { ...edited, status });
    if (change.send_receipt === true && corrected.link_version !== undefined && !row.spam) {
      const receipt = { tx, now, actorId: actor.actorId };
      await followWithReceipt(context, receipt, { ...row, ...corrected });
    }
    return { ...(await getApplication(tx, id, now)), undo_id: undoId };
  });
}

/** Marks an application as not spam and enqueues its submission emails. Throws 404. */
export const restoreApplication = (context: AppContext, id: string, actor: Actor) =>
  updateApplication(
    context,
    id,
    { spam: false },
    { ...actor, ifMatch: undefined, ifSeen: undefined },
  );

type LockedRow = Awaited<ReturnType<typeof lockApplication>>;

type Corrected = Partial<
  Pick<
    ApplicationRow,
    "full_name" | "email" | "email_key" | "phone" | "job_id" | "job_title" | "search_text"
  > &
    ReturnType<typeof columnsOfNewAddress>
>;

/** The columns of corrected contact data and of another position. Throws 422 for one that is not open. */
export async function correctedColumns(
  tx: Tx,
  row: ApplicationRow,
  { full_name, email, phone, job_id }: UpdateApplication,
): Promise<Corrected> {
  const columns: Corrected = {};
  if (full_name !== undefined && full_name !== row.full_name) columns.full_name = full_name;
  if (email !== undefined && email !== row.email) {
    columns.email = email;
    columns.email_key = emailKey(email);
    // Another spelling of the address reaches the same person.
    if (columns.email_key !== row.email_key) Object.assign(columns, columnsOfNewAddress(row));
  }
  if (phone !== undefined && phone !== (row.phone ?? "")) columns.phone = phone || null;
  if (job_id !== undefined && job_id !== row.job_id) {
    const positions = await readPositions(tx);
    Object.assign(columns, openPositionColumns(positions, job_id, row.language, "job_id"));
  }
  if (Object.keys(columns).length === 0) return columns;
  return { ...columns, search_text: applicationSearchText({ ...row, ...columns }) };
}

type SpamEvent = "spam_marked" | "spam_restored";

/** How an application becomes spam or no spam; undefined for no change. Throws 409 with an open interview. */
async function spamChange(tx: Tx, row: LockedRow, spam: boolean | undefined, now: Date) {
  if (spam === undefined || spam === row.spam) return undefined;
  if (spam && row.interview_id !== null) throw conflict("failure.spamWithInterview");
  const event: SpamEvent = spam ? "spam_marked" : "spam_restored";
  const columns = {
    spam,
    spam_reason: spam ? ("marked" as const) : null,
    // Retention counts spam from here.
    status_at: now.toISOString(),
  };
  return { event, columns };
}

/** Spam is neither emailed nor counted. One that was suspected from the start has had no emails yet. */
async function followSpam(
  context: AppContext,
  unit: Unit,
  row: LockedRow,
  event: SpamEvent,
): Promise<void> {
  const { tx, now } = unit;
  if (event === "spam_marked") {
    await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
    return removeStepsOf(tx, row.id);
  }
  await recordSent(tx, row);
  if (row.looked_at !== null) await recordStep(unit, row.id, "looked_at");
  if (row.spam_reason !== "marked") await enqueueSubmissionEmails(context, { tx, now }, row);
}

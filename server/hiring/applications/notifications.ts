import { company } from "#content/company.ts";
import type { ApplicationStatus, UpdateApplication } from "#contract/applications.ts";
import type { EmailText } from "#contract/email-text.ts";
import type { Language } from "#contract/languages.ts";
import type { EmailKind } from "#contract/outbox.ts";
import type { EmailPreview } from "#contract/status-email.ts";
import { exists } from "#server/db/lists.ts";
import { firstIdAt, instantOf } from "#server/db/id.ts";
import type { Db, OutboxTable, Tx, Moment } from "#server/db/schema.ts";
import { sql, type SqlBool } from "kysely";
import {
  type ApplicationEmailData,
  emailData,
  receiptEmail,
  statusEmail,
  type NotifiedStatus,
} from "#server/hiring/applications/emails.ts";
import { fillIn, findTemplate, readTemplates, standardText } from "#server/mail/email.ts";
import { authorOf } from "#server/mail/author-limits.ts";
import { enqueueEmail } from "#server/mail/outbox.ts";
import { hashOf } from "#server/mail/address-hash.ts";
import type { AppContext } from "#server/context.ts";
import { readSettings } from "#server/db/settings.ts";
import { BusinessDays } from "#server/hiring/business-days.ts";
import { waitingStatusLink } from "#server/mail/sealed-links.ts";
import { hourMs } from "#server/db/vietnam-time.ts";
import { openTimesOf } from "#server/hiring/interviews/records.ts";
import type { EventKind } from "./events.ts";
import { enqueueToHr } from "./hr-notices.ts";
import { findLockedRow, requireApplication, type ApplicationRow } from "./records.ts";

type VisibleStatus = Pick<ApplicationRow, "status" | "shown_status" | "shown_until">;
type Applicant = Pick<
  ApplicationRow,
  "id" | "full_name" | "email" | "job_id" | "job_title" | "language" | "created_at"
>;

/**
 * Whether the applicant has been told the status: the email about it has left (`tellStatus`), or HR chose to send
 * none and the time to undo is over.
 */
export const isTold = (
  { shown_status, shown_until }: Omit<VisibleStatus, "status">,
  now: Date,
): boolean => shown_status === null || (shown_until !== null && shown_until <= now.toISOString());

/** `isTold` as a condition of a query of `applications`. */
export const whereTold = (now: Date) =>
  sql<SqlBool>`(shown_status is null or shown_until <= ${now.toISOString()})`;

/** The status that the applicant sees; one that is not told is the one before. */
export const visibleStatus = (row: VisibleStatus, now: Date): ApplicationStatus =>
  isTold(row, now) ? row.status : (row.shown_status ?? row.status);

/** The emails about the present status of an application, or about one since `status_at`. */
export const emailsAbout = (db: Db, { id, status_at }: Pick<ApplicationRow, "id" | "status_at">) =>
  db
    .selectFrom("outbox")
    .select("id")
    .where("application_id", "=", id)
    .where("kind", "=", "status" satisfies EmailKind)
    .where("id", ">=", firstIdAt(new Date(status_at)));

/**
 * The applicant has got an email: one about a status shows that from now on. It is the status of the time when the
 * email was written; a newer one may wait. Returns the application whose present status is told with it.
 */
export async function tellStatus(
  tx: Tx,
  { id, kind, application_id }: Pick<OutboxTable, "id" | "kind" | "application_id">,
): Promise<ApplicationRow | undefined> {
  if (kind !== ("status" satisfies EmailKind) || application_id === null) return undefined;
  const row = await findLockedRow(tx, application_id);
  if (row === undefined || row.shown_status === null) return undefined;
  const isPresent = id >= firstIdAt(new Date(row.status_at));
  const shown = isPresent
    ? { shown_status: null, shown_until: null }
    : { shown_status: await tellFormer(tx, row, new Date(instantOf(id))) };
  await tx.updateTable("applications").set(shown).where("id", "=", row.id).execute();
  return isPresent ? { ...row, ...shown } : undefined;
}

/** Returns the status of then, which the history tells as known from now on. */
async function tellFormer(
  tx: Tx,
  { id, shown_status }: ApplicationRow,
  at: Date,
): Promise<ApplicationStatus | null> {
  const decisions = await tx
    .selectFrom("application_events")
    .select(["id", "detail", "created_at"])
    .where("application_id", "=", id)
    .where("kind", "=", "status" satisfies EventKind)
    .orderBy("id")
    .execute();
  const index = decisions.findLastIndex(({ created_at }) => created_at <= at.toISOString());
  const [told, next] = [decisions[index], decisions[index + 1]];
  if (told === undefined) return shown_status;
  if (next !== undefined) {
    const { isUntold: _mark, ...detail } = JSON.parse(next.detail);
    const columns = { detail: JSON.stringify(detail) };
    await tx.updateTable("application_events").set(columns).where("id", "=", next.id).execute();
  }
  const { after }: { after?: ApplicationStatus } = JSON.parse(told.detail);
  return after ?? shown_status;
}

/** What settings and texts say of the email about a new status. A bulk change reads it once. */
export type StatusFacts = {
  holdHours: number;
  /** When an email leaves that has waited until then. */
  withinHours: (waited: Date) => Date;
  /** When an email leaves whose change is made at `now` and cancels interviews at these times. */
  leavesAt: (now: Date, interviews?: readonly string[]) => Date;
  texts: ReadonlyMap<string, EmailText>;
};

/** The working time between a rejection and the interview that it cancels. With less, both are told at once. */
const noticeMs = 6 * hourMs;

export async function readStatusFacts(db: Db, status: ApplicationStatus): Promise<StatusFacts> {
  const texts =
    status === "submitted" ? new Map<string, EmailText>() : await readTemplates(db, status);
  // HR can revoke a rejection during the hold, before the applicant hears of it.
  const settings = await readSettings(db);
  const holdHours = status === "rejected" ? settings.rejectionHoldHours : 0;
  const days = new BusinessDays(settings.holidays);
  const withinHours = (waited: Date) => days.nextWithin(settings.rejectionHours, waited);
  const isTooSoon = (planned: Date, interview: string) =>
    new Date(interview) < days.afterWithin(settings.rejectionHours, planned, noticeMs);
  const leavesAt = (now: Date, interviews: readonly string[] = []) => {
    const planned =
      holdHours === 0 ? now : withinHours(new Date(now.getTime() + holdHours * hourMs));
    return interviews.some((one) => isTooSoon(planned, one)) ? now : planned;
  };
  return { holdHours, withinHours, leavesAt, texts };
}

/**
 * Enqueues the email about a new status, due at `earliest`, or for a rejection after the hold time and in
 * the working hours of the settings. Returns the columns to store: the applicant sees the previous status until the
 * email has left.
 * The caller has withdrawn an email that is not due, so applicants get one email per visible change.
 */
export async function notifyStatusChange(
  context: AppContext,
  tx: Tx,
  before: ApplicationRow,
  change: Pick<UpdateApplication, "notify" | "status_email"> & {
    status: ApplicationStatus;
    facts: StatusFacts;
    /** Whose email it is; null for one that no limit counts. */
    authorId: string | null;
    now: Date;
    earliest: Date;
    /** The times of the interviews that it cancels. */
    interviews: readonly string[];
  },
): Promise<Pick<ApplicationRow, "status_at" | "shown_status" | "shown_until">> {
  const { status, facts, notify = true, status_email: text, now, earliest, interviews } = change;
  const { language } = before;
  let isEmailed = false;
  const isLeaving = !isTold(before, now) && (await exists(unsentEmails(tx, [before.id])));
  if (notify && isNotified(isLeaving ? afterEmail(before) : before, status, now)) {
    const runAt = new Date(Math.max(facts.leavesAt(now, interviews).getTime(), earliest.getTime()));
    const given = text ?? facts.texts.get(language);
    const email = statusEmail(language, status, templateData(context, before), given);
    const author = authorOf(context.config, change.authorId);
    const about = { applicationId: before.id, runAt, author, written: text };
    const moment = { tx, now, keys: context.keys };
    const id = await enqueueEmail(moment, email, recipientOf(before), about);
    isEmailed = id !== undefined;
  }
  return {
    status_at: now.toISOString(),
    shown_status: visibleStatus(before, now),
    shown_until: isEmailed ? null : earliest.toISOString(),
  };
}

/** The emails about statuses of these applications that have not left. */
export const unsentEmails = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("outbox")
    .select("application_id")
    .where("application_id", "in", ids)
    .where("kind", "=", "status" satisfies EmailKind)
    .where("state", "=", "queued");

/** Previews the email of a new status. The applicant's data replaces placeholders later. Throws 404. */
export async function previewStatusEmail(
  { db, clock }: AppContext,
  id: string,
  status: ApplicationStatus,
): Promise<EmailPreview> {
  const application = await requireApplication(db, id);
  const facts = await readStatusFacts(db, status);
  const now = clock();
  const is_sent = isNotified(application, status, now);
  const interviews = status === "rejected" ? await openTimesOf(db, application.id, now) : [];
  const leaves_at = facts.leavesAt(now, interviews).toISOString();
  const preview = textOfStatus(application.language, status, facts, now);
  return { ...preview, leaves_at, is_sent, interview_soon: leaves_at !== preview.leaves_at };
}

/** The text of the email about a new status, with the placeholders that the applicant's data replaces. */
export function textOfStatus(
  language: Language,
  status: ApplicationStatus,
  { holdHours, leavesAt, texts }: StatusFacts,
  now: Date,
): Omit<EmailPreview, "is_sent" | "interview_soon"> {
  const text =
    status === "submitted"
      ? { subject: "", text: "" }
      : (texts.get(language) ?? standardText(language, status));
  const leaves_at = leavesAt(now).toISOString();
  return { ...fillIn(text, { company: company.name }), language, hold_hours: holdHours, leaves_at };
}

/** After an email that has begun to leave, any status is news. */
export const afterEmail = <Row extends VisibleStatus>(row: Row): Row => ({
  ...row,
  shown_status: "submitted",
  shown_until: null,
});

/** Whether a new status is told to the applicant by email. */
export const isNotified = (
  before: VisibleStatus & Pick<ApplicationRow, "withdrawn_at" | "spam">,
  status: ApplicationStatus,
  now: Date,
): status is NotifiedStatus =>
  before.withdrawn_at === null &&
  !before.spam &&
  status !== "submitted" &&
  status !== visibleStatus(before, now);

/** Enqueues the receipt for the applicant and the notification of HR. */
export async function enqueueSubmissionEmails(
  context: AppContext,
  { tx, now }: Moment,
  row: Applicant,
): Promise<void> {
  await enqueueReceipt(context, { tx, now }, row);
  await enqueueToHr(context, { tx, now }, row.id, "new_application");
}

/** Sends the receipt to a corrected address, unless one that has waited goes there already. */
export async function followWithReceipt(
  context: AppContext,
  by: Parameters<typeof enqueueReceipt>[1],
  row: Applicant,
): Promise<void> {
  const waiting = by.tx
    .selectFrom("outbox")
    .select("id")
    .where("application_id", "=", row.id)
    .where("kind", "=", "receipt" satisfies EmailKind)
    .where("to_hash", "=", hashOf(row.email))
    .where("state", "=", "queued");
  if (!(await exists(waiting))) await enqueueReceipt(context, by, row);
}

/** Enqueues a receipt: one of a member of staff throws 429 beyond the limits, one of a visitor is left out. */
export async function enqueueReceipt(
  context: AppContext,
  { tx, now, actorId = null }: Moment & { actorId?: string | null },
  row: Applicant,
): Promise<void> {
  const text = await findTemplate(tx, row.language, "receipt");
  const email = receiptEmail(row.language, templateData(context, row), text);
  const cause =
    actorId === null
      ? ({ byVisitor: true, isLimited: context.config.rateLimit } as const)
      : { author: authorOf(context.config, actorId) };
  const about = { applicationId: row.id, ...cause };
  await enqueueEmail({ tx, now, keys: context.keys }, email, recipientOf(row), about);
}

export const recipientOf = ({ email, full_name }: Applicant) => ({ email, name: full_name });

/** The address that gets one-time links: for 72 hours after a change still the one before. */
export function secureRecipient(row: ApplicationRow, now: Date): { email: string; name: string } {
  const before = canGoBack(row, now) ? row.previous_email : null;
  return { ...recipientOf(row), ...(before !== null && { email: before }) };
}

export const canGoBack = (
  { previous_email, previous_email_until: until }: ApplicationRow,
  now: Date,
): boolean => previous_email !== null && until !== null && until > now.toISOString();

export const templateData = (
  { config: { siteUrl } }: Pick<AppContext, "config">,
  row: Applicant,
): ApplicationEmailData => ({
  ...emailData(row, siteUrl),
  statusLink: waitingStatusLink(siteUrl, row.id),
});

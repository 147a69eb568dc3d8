import type { EmailText } from "#contract/email-text.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { newId } from "#server/db/id.ts";
import { exists } from "#server/db/lists.ts";
import { forUpdate, withTransaction } from "#server/db/transaction.ts";
import type { HrNotice } from "#server/db/hr-notice.ts";
import type { CalendarMethod, ToldInterview } from "#server/db/interview-tables.ts";
import type { Db, OutboxTable, Tx, Moment } from "#server/db/schema.ts";
import { sql, type SqlBool } from "kysely";
import { tooManyRequests } from "#server/http/http-error.ts";
import type { Keys } from "#server/http/keys.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { hashOf } from "./address-hash.ts";
import { requireWithinLimits, type EmailAuthor } from "./author-limits.ts";
import { withoutCode } from "./email-code.ts";
import type { Mailer } from "./mailer.ts";
import { sealLinks } from "./sealed-links.ts";
import { applicantKinds, isToOutside, plainName, secretLinkKinds, type Email } from "./email.ts";
import { isStopped, takeVisitorEmail } from "./visitor-limits.ts";

export type Recipient = { email: string; name: string };

/** The interview that an email is about, what it tells of it, and the calendar event that it carries. */
type InterviewPart = {
  id: string;
  told?: ToldInterview;
  calendar?: { method: CalendarMethod; text: string } | undefined;
};

type About = {
  applicationId?: string;
  userId?: string;
  runAt?: Date;
  interview?: InterviewPart;
  author?: EmailAuthor | undefined;
  /** Somebody caused it without a link from an email, so the address may get none (visitor-limits.ts). */
  byVisitor?: true;
  /** False where RATE_LIMIT=off lifts the limits of visitors. */
  isLimited?: boolean;
  /** What HR wrote instead of the standard text. */
  written?: EmailText | undefined;
  notices?: readonly HrNotice[] | undefined;
};

/** The keys are required for an email with a secret link, which is stored sealed. */
export type EmailMoment = Moment & { keys?: Keys };

/** An email that nothing withholds. */
type Certain = About & { applicationId?: never; byVisitor?: never };

/**
 * Enqueues an email in the transaction of the change that causes it and returns its id. The email is
 * not sent before `runAt`. Without a recipient it is held until HR recipients are set. Throws 429, which
 * undoes the change, when its author has emailed this applicant, or applicants at all, too often.
 * Enqueues nothing and returns undefined beyond the limits of visitors, and for suspected spam, about which only
 * staff causes emails: the visitor is not told.
 */
export async function enqueueEmail(
  moment: EmailMoment,
  email: Email,
  to: Recipient | null,
  about?: Certain,
): Promise<string>;
export async function enqueueEmail(
  moment: EmailMoment,
  email: Email,
  to: Recipient | null,
  about: About,
): Promise<string | undefined>;
export async function enqueueEmail(
  { tx, now, keys }: EmailMoment,
  email: Email,
  to: Recipient | null,
  about: About = {},
): Promise<string | undefined> {
  const id = newId(now);
  if (await isWithheld({ tx, now }, email.kind, to, about)) return undefined;
  if (about.author !== undefined && to !== null && isToOutside(email.kind)) {
    await requireWithinLimits({ tx, now }, about.author, [to.email]);
    // Visitors and staff share the receipts of an address. The author's lock comes first everywhere.
    const isCounted = email.kind === "receipt" && about.author.isLimited;
    if (isCounted && !(await takeVisitorEmail({ tx, now }, email.kind, to.email))) {
      throw tooManyRequests(dayMs / 1_000);
    }
  }
  await tx
    .insertInto("outbox")
    .values({
      ...email,
      ...sealed(keys, id, email),
      id,
      application_id: about.applicationId ?? null,
      user_id: about.userId ?? null,
      interview_id: about.interview?.id ?? null,
      author_id: about.author?.id ?? null,
      calendar: about.interview?.calendar?.text ?? null,
      calendar_method: about.interview?.calendar?.method ?? null,
      written: about.written === undefined ? null : JSON.stringify(about.written),
      notices: about.notices === undefined ? null : JSON.stringify(about.notices),
      told: about.interview?.told === undefined ? null : JSON.stringify(about.interview.told),
      to_email: to?.email ?? null,
      to_name: plainName(to?.name ?? "") ?? null,
      to_hash: to === null ? null : hashOf(to.email),
      state: to === null ? "held" : "queued",
      attempts: 0,
      run_at: (about.runAt ?? now).toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

async function isWithheld(
  { tx, now }: Moment,
  kind: EmailKind,
  to: Recipient | null,
  { applicationId, author, byVisitor, isLimited = true }: About,
): Promise<boolean> {
  if (applicationId !== undefined && author === undefined) {
    const application = tx.selectFrom("applications").select("id").where("id", "=", applicationId);
    if (await exists(application.where("spam", "=", true))) return true;
  }
  if (byVisitor !== true || to === null) return false;
  if (await isStopped({ tx, now }, to.email)) return true;
  return isLimited && !(await takeVisitorEmail({ tx, now }, kind, to.email));
}

/** Runs a change in one transaction, then wakes the mailer for the emails that it enqueued. */
export async function withMailTransaction<Result>(
  { db, mailer, clock }: { db: Db; mailer: Mailer; clock: () => Date },
  change: (tx: Tx, now: Date) => Promise<Result>,
): Promise<Result> {
  const result = await withTransaction(db, (tx) => change(tx, clock()));
  mailer.wake();
  return result;
}

/** An email of this kind that is scheduled for later, as a condition of a query of `outbox`. */
export const whereScheduled = (kind: EmailKind, now: Date) =>
  sql<SqlBool>`outbox.kind = ${kind} and outbox.state = 'queued' and outbox.attempts = 0
    and outbox.run_at > ${now.toISOString()}`;

/** Every mail server has refused it so far, and none is getting it now. */
const whereTriedAgain = (kind: EmailKind) =>
  sql<SqlBool>`outbox.kind = ${kind} and outbox.state = 'queued' and outbox.attempts > 0
    and outbox.lease_until is null`;

/** Removes and returns the emails of a kind about a record that are scheduled for later, or to be tried again. */
export async function cancelScheduledEmails(
  tx: Tx,
  about: { application_id: string; id?: string } | { user_id: string },
  kind: EmailKind,
  now: Date,
): Promise<OutboxTable[]> {
  return tx
    .deleteFrom("outbox")
    .where((eb) => eb.and(about))
    .where((eb) => eb.or([whereScheduled(kind, now), whereTriedAgain(kind)]))
    .returningAll()
    .execute();
}

/** Changes the waiting email about the status of an application. Returns false where none waits. */
export async function rewriteScheduledEmail(
  { tx, now, keys }: EmailMoment,
  applicationId: string,
  change: Partial<Email & Pick<OutboxTable, "written" | "run_at">>,
): Promise<boolean> {
  const waiting = await tx
    .selectFrom("outbox")
    .select("id")
    .where("application_id", "=", applicationId)
    .where(whereScheduled("status", now))
    .modifyEnd(forUpdate(tx))
    .execute();
  for (const { id } of waiting) {
    const columns = { ...change, ...sealed(keys, id, change) };
    await tx.updateTable("outbox").set(columns).where("id", "=", id).execute();
  }
  return waiting.length > 0;
}

/**
 * The texts of an email with its secret links sealed for it. One that is enqueued without keys has none: what looks
 * like a link in it was typed by somebody.
 */
const sealed = (keys: Keys | undefined, id: string, { text, html }: Partial<Email>) =>
  keys === undefined
    ? {}
    : {
        ...(text !== undefined && { text: sealLinks(keys, id, text) }),
        ...(html !== undefined && { html: sealLinks(keys, id, html) }),
      };

/** Removes and returns the emails about an interview that no server has begun to send. */
export const withdrawInterviewEmails = (tx: Tx, interviewId: string): Promise<OutboxTable[]> =>
  deleteUnsent(tx).where("interview_id", "=", interviewId).execute();

/** Removes the emails about applicants that wait for a person who is no longer staff. */
export async function withdrawApplicantNews(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("user_id", "=", userId)
    .where("state", "=", "queued")
    .where((eb) =>
      eb.or([eb("application_id", "is not", null), eb("interview_id", "is not", null)]),
    )
    .execute();
}

const deleteUnsent = (tx: Tx) =>
  tx.deleteFrom("outbox").where("state", "=", "queued").where("attempts", "=", 0).returningAll();

/** Removes the waiting emails that a visitor has caused: they would reach a corrected address uncounted. */
export const withdrawVisitorEmails = (tx: Tx, applicationId: string): Promise<OutboxTable[]> =>
  deleteUnsent(tx)
    .where("application_id", "=", applicationId)
    .where("author_id", "is", null)
    .where("kind", "in", ["receipt", "withdrawn"] satisfies EmailKind[])
    .execute();

/** Sends the waiting emails about an application to the corrected address of the applicant. */
export async function readdressEmails(
  tx: Tx,
  applicationId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ to_email: to, to_hash: hashOf(to) })
    .where("application_id", "=", applicationId)
    .where("to_hash", "=", hashOf(from))
    .where("kind", "in", applicantKinds)
    .where("kind", "not in", secretLinkKinds)
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .execute();
}

export async function restoreEmails(tx: Tx, emails: readonly OutboxTable[]): Promise<void> {
  if (emails.length === 0) return;
  await tx.insertInto("outbox").values(emails).execute();
}

/**
 * Removes the emails to an address that belong to no application and no account. The queued
 * confirmation of a deletion stays; queued links that the address asked for do not.
 */
export async function removeOrphanedEmails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("to_hash", "=", hashOf(email))
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where((eb) =>
      eb.or([eb("state", "!=", "queued"), eb("kind", "in", ["status_links", "apply_pass"])]),
    )
    .execute();
}

/** A text without the part of links after #, which opens the account or application of the recipient. */
export const withoutTokens = (text: string): string =>
  withoutCode(text).replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, "$1...");

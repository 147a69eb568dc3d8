import type { EmailText } from "#contract/email-text.ts";
import type { EmailKind } from "#contract/outbox.ts";
import { emailKey } from "#server/db/search.ts";
import { newId } from "#server/db/id.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import type { HrNotice } from "#server/db/hr-notice.ts";
import type { CalendarMethod, ToldInterview } from "#server/db/interview-tables.ts";
import type { Db, OutboxTable, Tx, Moment } from "#server/db/schema.ts";
import { hash } from "node:crypto";
import { sql, type SqlBool } from "kysely";
import { tooManyRequests } from "#server/http/http-error.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import { withoutCode } from "./email-code.ts";
import type { Mailer } from "./mailer.ts";
import {
  applicantKinds,
  isToOutside,
  outsideKinds,
  plainName,
  secretLinkKinds,
  type Email,
} from "./email.ts";

export type Recipient = { email: string; name: string };

/** The interview that an email is about, what it tells of it, and the calendar event that it carries. */
type InterviewPart = {
  id: string;
  told?: ToldInterview;
  calendar?: { method: CalendarMethod; text: string } | undefined;
};

/** The member of staff whose change causes an email to an applicant. RATE_LIMIT=off lifts the limits. */
export type EmailAuthor = { id: string; isLimited: boolean };

export const authorOf = (
  { rateLimit }: { rateLimit: boolean },
  actorId: string | null | undefined,
): EmailAuthor | undefined =>
  typeof actorId === "string" ? { id: actorId, isLimited: rateLimit } : undefined;

type About = {
  applicationId?: string;
  userId?: string;
  runAt?: Date;
  interview?: InterviewPart;
  author?: EmailAuthor | undefined;
  /** What HR wrote instead of the standard text. */
  written?: EmailText | undefined;
  notices?: readonly HrNotice[] | undefined;
};

/**
 * Enqueues an email in the transaction of the change that causes it and returns its id. The email is
 * not sent before `runAt`. Without a recipient it is held until HR recipients are set. Throws 429, which
 * undoes the change, when its author has emailed this applicant, or applicants at all, too often.
 */
export async function enqueueEmail(
  { tx, now }: Moment,
  email: Email,
  to: Recipient | null,
  about: About = {},
): Promise<string> {
  const id = newId(now);
  if (about.author !== undefined && to !== null && isToOutside(email.kind)) {
    await requireWithinLimits({ tx, now }, email.kind, about.author, to.email);
  }
  await tx
    .insertInto("outbox")
    .values({
      ...email,
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

/** Removes and returns the emails of a kind about a record that are scheduled for later. */
export async function cancelScheduledEmails(
  tx: Tx,
  about: { application_id: string; id?: string } | { user_id: string },
  kind: EmailKind,
  now: Date,
): Promise<OutboxTable[]> {
  return tx
    .deleteFrom("outbox")
    .where((eb) => eb.and(about))
    .where(whereScheduled(kind, now))
    .returningAll()
    .execute();
}

/** Changes the waiting email about the status of an application. Returns false where none waits. */
export async function rewriteScheduledEmail(
  { tx, now }: Moment,
  applicationId: string,
  change: Partial<Pick<OutboxTable, "subject" | "text" | "html" | "written" | "run_at">>,
): Promise<boolean> {
  const changed = await tx
    .updateTable("outbox")
    .set(change)
    .where("application_id", "=", applicationId)
    .where(whereScheduled("status", now))
    .returning("id")
    .execute();
  return changed.length > 0;
}

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
 * confirmation of a deletion stays; queued links to deleted applications do not.
 */
export async function removeOrphanedEmails(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("to_hash", "=", hashOf(email))
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where((eb) =>
      eb.or([eb("state", "!=", "queued"), eb("kind", "=", "status_links" satisfies EmailKind)]),
    )
    .execute();
}

/**
 * What one member of staff may send to people outside: enough for two bulk changes of 200 applications, and
 * for an interview that is moved and cancelled.
 */
const authorLimits = {
  toAll: { emails: 500, ms: hourMs },
  toOneAddress: { emails: 20, ms: dayMs },
} as const;

async function requireWithinLimits(
  { tx, now }: Moment,
  kind: EmailKind,
  { id, isLimited }: EmailAuthor,
  address: string,
): Promise<void> {
  if (kind === "receipt" && !(await isReceiptAllowed(tx, address, now))) {
    throw tooManyRequests(dayMs / 1_000);
  }
  if (!isLimited) return;
  await acquireLock(tx, `emails:${id}`);
  for (const [name, { emails, ms }] of Object.entries(authorLimits)) {
    const { sent, oldest } = await tx
      .selectFrom("outbox")
      .select(({ fn }) => [fn.countAll<number>().as("sent"), fn.min("created_at").as("oldest")])
      .where("author_id", "=", id)
      .where("created_at", ">", new Date(now.getTime() - ms).toISOString())
      .where("kind", "in", outsideKinds)
      .$if(name === "toOneAddress", (query) => query.where("to_hash", "=", hashOf(address)))
      .executeTakeFirstOrThrow();
    if (sent < emails || oldest === null) continue;
    throw tooManyRequests(Math.ceil((Date.parse(oldest) + ms - now.getTime()) / 1_000));
  }
}

const receiptsPerDay = 3;

/**
 * Whether another receipt may be sent to this address, which another person may have typed: three a
 * day. Transactions for the same address run one after another, so that all are counted.
 */
export async function isReceiptAllowed(tx: Tx, email: string, now: Date): Promise<boolean> {
  const hash = hashOf(email);
  await acquireLock(tx, `receipt:${hash}`);
  const { sent } = await tx
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("sent"))
    .where("to_hash", "=", hash)
    .where("kind", "=", "receipt" satisfies EmailKind)
    .where("created_at", ">", new Date(now.getTime() - dayMs).toISOString())
    .executeTakeFirstOrThrow();
  return sent < receiptsPerDay;
}

/** The hash by which emails to an address are counted. */
export const hashOf = (email: string) => hash("sha256", emailKey(email), "base64url");

/** A text without the part of links after #, which opens the account or application of the recipient. */
export const withoutTokens = (text: string): string =>
  withoutCode(text).replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, "$1...");

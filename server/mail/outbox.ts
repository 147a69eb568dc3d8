import type {
  EmailKind,
  OutboxEmail,
  OutboxEmailText,
  OutboxList,
  OutboxQuery,
} from "#contract/outbox.ts";
import { emailKey } from "#server/db/search.ts";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import type { CalendarMethod, ToldInterview } from "#server/db/interview-tables.ts";
import type { Db, OutboxTable, Tx, Moment } from "#server/db/schema.ts";
import { hash } from "node:crypto";
import { conflict, notFound, tooManyRequests } from "#server/http/http-error.ts";
import { dayMs, hourMs } from "#server/db/vietnam-time.ts";
import type { Mailer } from "./mailer.ts";
import { applicantKinds, isToApplicant, plainName, type Email } from "./email.ts";

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
  if (about.author !== undefined && to !== null && isToApplicant(email.kind)) {
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

/** Removes and returns the emails of a kind about a record that are scheduled for later. */
export async function cancelScheduledEmails(
  tx: Tx,
  about: { application_id: string; id?: string } | { user_id: string },
  kind: EmailKind,
  now: Date,
): Promise<OutboxTable[]> {
  return deleteUnsent(tx)
    .where((eb) => eb.and({ ...about, kind }))
    .where("run_at", ">", now.toISOString())
    .execute();
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
      .where("kind", "in", applicantKinds)
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

const columns = [
  "id",
  "kind",
  "application_id",
  "to_email",
  "subject",
  "state",
  "attempts",
  "last_error",
  "run_at",
  "created_at",
  "finished_at",
] as const satisfies readonly (keyof OutboxTable)[];

/** A page of emails, the newest first, with the count of each state. */
export async function listEmails(
  db: Db,
  { skip, limit, state }: OutboxQuery,
): Promise<Omit<OutboxList, "hasMailServer">> {
  const counts = { queued: 0, sent: 0, savedToFile: 0, failed: 0, held: 0 };
  const counted = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("emails")])
    .groupBy("state")
    .execute();
  for (const row of counted) counts[row.state] = row.emails;
  const emails = await db
    .selectFrom("outbox")
    .select(columns)
    .where((eb) => eb.and(state === undefined ? {} : { state }))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { emails: emails.map(shown), total: state === undefined ? total : counts[state], counts };
}

/** A text without the part of links after #, which opens the account or application of the recipient. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/(https?:\/\/[^\s#]+#)\S+/g, "$1...");

/** An email as staff see it. */
const shown = <Stored extends { subject: string }>(email: Stored): Stored => ({
  ...email,
  subject: withoutTokens(email.subject),
});

/** An email with its text. Throws 404. */
export async function findEmail(db: Db, id: string): Promise<OutboxEmailText> {
  const email = await db
    .selectFrom("outbox")
    .select([...columns, "text"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (email === undefined) throw notFound();
  return { ...shown(email), text: withoutTokens(email.text) || null };
}

/** Queues a failed or saved email again. Throws 404, and 409 for an email in any other state. */
export async function resendEmail(tx: Tx, id: string, now: Date): Promise<OutboxEmail> {
  const queued = await tx
    .updateTable("outbox")
    .set({
      state: "queued",
      attempts: 0,
      run_at: now.toISOString(),
      created_at: now.toISOString(),
      lease_until: null,
      last_error: null,
      finished_at: null,
    })
    .where("id", "=", id)
    .where("state", "in", ["failed", "savedToFile"])
    .where("to_email", "is not", null)
    .returning(columns)
    .executeTakeFirst();
  if (queued !== undefined) return shown(queued);
  const email = tx.selectFrom("outbox").select("id").where("id", "=", id);
  throw (await exists(email)) ? conflict("failure.emailNotSendable") : notFound();
}

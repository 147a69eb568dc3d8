import type { EmailKind } from "#contract/outbox.ts";
import type { NotNull } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import type { BaseLogger } from "pino";
import { exists } from "#server/db/lists.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { latestHappened } from "#server/db/stored-times.ts";
import { keepRows, skipLocked, withTransaction } from "#server/db/transaction.ts";
import { attachmentsOf } from "./attachments.ts";
import { isToOutside, secretLinkKinds } from "./email.ts";
import {
  classifySmtpError,
  openTransport,
  type MailConfig,
  secretsOf,
  smtpLogFields,
  type AttemptResult,
  type ClaimedEmail,
  type OutgoingEmail,
} from "./transport.ts";

export type Mailer = {
  /** Starts sending what is due. Returns at once; call it after the commit. */
  wake(): void;
  /** Finishes the emails in progress, or leaves them to their lease; within five seconds. */
  stop(): Promise<void>;
};

const pollMs = 5_000;
/** At most this many duplicates after a kill. */
export const concurrentEmails = 3;
/** Limits an attempt even if the server answers byte by byte, which no connection timeout does. */
const attemptTimeoutMs = 60_000;
/** The time for each answer of the mail server, and for emails in progress at a stop. */
const usualTimes = { answerMs: 10_000, graceMs: 3_000 };

type MailerContext = {
  db: Db;
  config: MailConfig;
  clock: () => Date;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  /** The address that gets applicants' answers, if one is set. */
  findReplyTo: () => Promise<string | undefined>;
  /** Fills in what a stored email lacks: its secret links and its code, of which it stores a row. */
  complete: (email: ClaimedEmail) => Promise<ClaimedEmail>;
  /** Stores what the recipient knows now, with the result. */
  onLeft: (tx: Tx, email: ClaimedEmail) => Promise<void>;
};

/**
 * Starts the worker that sends the emails of the outbox, when woken and every five seconds. Each is sent at
 * least once: if the process dies between the server's answer and the commit of it, the same message is
 * sent again.
 */
export function startMailer(
  { db, config, clock, log, findReplyTo, complete, onLeft }: MailerContext,
  times = usualTimes,
): Mailer {
  const transport = openTransport(config, times.answerMs);
  const secrets = secretsOf(config.smtpUrl);
  const stopping = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let hasFailed = false;
  let round: Promise<void> | undefined;

  const wake = () => {
    if (isStopping) return;
    isWoken = true;
    round ??= sendAll().finally(() => {
      round = undefined;
      if (isWoken) wake();
    });
  };

  async function sendAll(): Promise<void> {
    isWoken = false;
    try {
      for (;;) {
        const emails = isStopping ? [] : await claimEmails(db, clock(), concurrentEmails);
        hasFailed = false;
        if (emails.length === 0) return;
        const replyTo = emails.some(({ kind }) => isToOutside(kind))
          ? await findReplyTo()
          : undefined;
        const results = await Promise.allSettled(emails.map((email) => send(email, replyTo)));
        const failed = results.find((result) => result.status === "rejected");
        if (failed !== undefined) throw failed.reason;
      }
    } catch (error) {
      // The next poll is seconds away: one line per outage.
      if (!hasFailed) log.error({ err: error }, "the outbox cannot be read");
      hasFailed = true;
    }
  }

  async function send(email: ClaimedEmail, replyTo: string | undefined): Promise<void> {
    const isMessage = email.kind === ("message" satisfies EmailKind);
    // Failures of the database are none of the mail server: they end the round.
    const attachments = isMessage ? await attachmentsOf(db, email.id) : [];
    const completed = { ...(await complete(email)), attachments };
    const result = await attempt(isToOutside(email.kind) ? { ...completed, replyTo } : completed);
    if (result !== undefined) await storeResult({ db, log, onLeft }, email, result, clock());
  }

  /** Undefined when `stop` ended the attempt. */
  async function attempt(email: OutgoingEmail): Promise<AttemptResult | undefined> {
    const about = { email: email.id, kind: email.kind, attempt: email.attempts };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs)]);
    try {
      const state = await transport.send(email, signal);
      log.info(about, state === "sent" ? "email sent" : "email saved to a file");
      return { state };
    } catch (error) {
      if (stopping.signal.aborted) return undefined;
      const result = classifySmtpError(error, [...secrets, email.to_email]);
      log.warn({ ...about, ...smtpLogFields(error), result: result.state }, "email not accepted");
      return result;
    }
  }

  const timer = setInterval(wake, pollMs).unref();

  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      if (!(await endsWithin(times.graceMs, round))) {
        stopping.abort();
        await endsWithin(500, round);
      }
      transport.close();
    },
  };
}

function endsWithin(milliseconds: number, work: Promise<void> | undefined): Promise<boolean> {
  const timeout = pause(milliseconds, false, { ref: false });
  return Promise.race([timeout, Promise.resolve(work).then(() => true)]);
}

/** Longer than an attempt can last: when it ends, the worker that claimed the email is gone. */
export const leaseMs = 120_000;

const minute = 60_000;
const hour = 60 * minute;
const backoff = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour];
const giveUpAfterMs = 72 * hour;

/** Claims due emails, the longest waiting first. No two workers ever claim the same one. */
export async function claimEmails(db: Db, now: Date, limit: number): Promise<ClaimedEmail[]> {
  const at = now.toISOString();
  // A clock that was ahead has made a lease that ends later.
  const longest = new Date(Date.parse(latestHappened(now)) + leaseMs).toISOString();
  return withTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom("outbox")
      .select(["id", "interview_id", "user_id"])
      .where("state", "=", "queued")
      .where("to_email", "is not", null)
      .where("run_at", "<=", at)
      .where((eb) =>
        eb.or([
          eb("lease_until", "is", null),
          eb("lease_until", "<=", at),
          eb("lease_until", ">", longest),
        ]),
      )
      .orderBy("run_at")
      .orderBy("id")
      .limit(limit)
      .modifyEnd(skipLocked(tx))
      .execute();
    // What is told refers to the interview and the user. A deletion of them, which goes on to these emails,
    // comes first.
    const interviewIds = due.flatMap(({ interview_id }) => interview_id ?? []);
    const interviews = await keepRows(tx, "interviews", interviewIds);
    const userIds = due.flatMap(({ user_id }) => user_id ?? []);
    const users = await keepRows(tx, "users", userIds);
    const free = due.filter(
      ({ interview_id, user_id }) =>
        !interviews.has(interview_id ?? "") && !users.has(user_id ?? ""),
    );
    const ids = free.map(({ id }) => id);
    if (ids.length === 0) return [];
    const claimed = await tx
      .updateTable("outbox")
      .set((eb) => ({
        attempts: eb("attempts", "+", 1),
        // The date of an email, from which giving up counts, is its first attempt. Otherwise a
        // delayed email would fail at its first refusal.
        created_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("created_at")).end(),
        run_at: eb.case().when("attempts", "=", 0).then(at).else(eb.ref("run_at")).end(),
        lease_until: new Date(now.getTime() + leaseMs).toISOString(),
      }))
      .where("id", "in", ids)
      .returningAll()
      .$narrowType<{ to_email: NotNull }>()
      .execute();
    for (const email of claimed) await recordInvitation(tx, email, at);
    return claimed;
  });
}

/** Records what an email about an interview tells its recipient: from now on it can no longer be withdrawn. */
export async function recordInvitation(
  tx: Tx,
  {
    interview_id,
    to_hash,
    user_id,
    calendar_method: method,
    told,
  }: Pick<ClaimedEmail, "interview_id" | "to_hash" | "user_id" | "calendar_method" | "told">,
  told_at: string,
): Promise<void> {
  if (interview_id === null || to_hash === null || (method === null && told === null)) return;
  const isKept = await exists(
    tx.selectFrom("interviews").select("id").where("id", "=", interview_id),
  );
  // The end of an erased interview.
  if (!isKept) return;
  // An email without an event leaves the calendar as it is, one without news what the person knows.
  const known = { told_at, ...(method !== null && { method }), ...(told !== null && { told }) };
  await tx
    .insertInto("interview_invitations")
    .values({ interview_id, to_hash, user_id, method, told, told_at })
    .onConflict((conflict) => conflict.columns(["interview_id", "to_hash"]).doUpdateSet(known))
    .execute();
}

/** Emails with a link that signs in or deletes: once sent, their text is removed from the store. */
const oneTimeLinkKinds: ReadonlySet<string> = new Set<EmailKind>([
  "reset",
  "invite",
  "email_confirm",
  "email_link",
  "talent_pool",
  "apply_pass",
  ...secretLinkKinds,
]);

/**
 * Stores the result of an attempt, unless the attempt outlived its lease and another worker has claimed
 * the email, which then stores its own result.
 */
export async function storeResult(
  { db, log, onLeft }: Pick<MailerContext, "db" | "log" | "onLeft">,
  email: ClaimedEmail,
  result: AttemptResult,
  now: Date,
): Promise<void> {
  const hasLeft = result.state === "sent" || result.state === "savedToFile";
  if (hasLeft && email.kind === ("erased" satisfies EmailKind)) {
    // It holds the last personal data of an applicant whose data is deleted. The purge removes its file.
    await db.deleteFrom("outbox").where("id", "=", email.id).execute();
    return;
  }
  const store = (tx: Db) =>
    tx
      .updateTable("outbox")
      .set({ lease_until: null, ...changesAfter(email, result, now) })
      .where("id", "=", email.id)
      .where("state", "=", "queued")
      .where("attempts", "=", email.attempts)
      .execute();
  if (!hasLeft) return void (await store(db));
  try {
    await withTransaction(db, async (tx) => {
      // Its application is locked before the email, as everywhere.
      await onLeft(tx, email);
      await store(tx);
    });
  } catch (error) {
    log.error({ err: error, email: email.id }, "an email has left, but what it told is not stored");
    // Otherwise it would be sent again after its lease.
    await store(db);
  }
}

function changesAfter(email: ClaimedEmail, result: AttemptResult, now: Date) {
  const finished_at = now.toISOString();
  if (!("reason" in result)) {
    const { state } = result;
    const isTextRemoved = state === "sent" && oneTimeLinkKinds.has(email.kind);
    return { state, last_error: null, finished_at, ...(isTextRemoved && { text: "", html: "" }) };
  }
  const last_error = result.reason;
  const giveUpAt = Date.parse(email.created_at) + giveUpAfterMs;
  if (result.state === "failed" || now.getTime() >= giveUpAt) {
    return { state: "failed" as const, last_error, finished_at };
  }
  const delay = backoff[Math.min(email.attempts, backoff.length) - 1] ?? minute;
  const runAt = Math.min(now.getTime() + delay, giveUpAt);
  return { last_error, run_at: new Date(runAt).toISOString() };
}

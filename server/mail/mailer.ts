import { setTimeout as pause } from "node:timers/promises";
import type { BaseLogger } from "pino";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { claimEmails, storeResult, type AttemptResult, type ClaimedEmail } from "./queue.ts";
import { classifySmtpError, openTransport, secretsOf, smtpLogFields } from "./transport.ts";

export type Mailer = {
  /** Starts sending what is due. Returns at once; call it after the commit. */
  wake(): void;
  /** Finishes the emails in progress, or leaves them to their lease; within five seconds. */
  stop(): Promise<void>;
};

const pollMs = 5_000;
/** As many emails are sent a second time, at most, when the process is killed. */
export const concurrentEmails = 3;
/** Limits an attempt even if the server answers byte by byte, which no connection timeout does. */
const attemptTimeoutMs = 60_000;
/** The time for each answer of the mail server, and for emails in progress at a stop. */
const usualTimes = { answerMs: 10_000, graceMs: 3_000 };

/**
 * Starts the worker that sends the emails of the outbox, each at least once: if the process dies
 * between the server's answer and the commit of it, the same message is sent again.
 */
export function startMailer({
  db,
  config,
  clock,
  log,
  times = usualTimes,
}: {
  db: Db;
  config: Config;
  clock: () => Date;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  times?: typeof usualTimes;
}): Mailer {
  const transport = openTransport(config, times.answerMs);
  const secrets = secretsOf(config.smtpUrl);
  const stopping = new AbortController();
  let isStopping = false;
  let isWoken = false;
  let isDatabaseDown = false;
  let round: Promise<void> | undefined;

  const wake = () => {
    if (isStopping) return;
    isWoken = true;
    round ??= sendAll().finally(() => {
      round = undefined;
      if (isWoken) wake();
    });
  };

  /** Sends until nothing is due. */
  async function sendAll(): Promise<void> {
    isWoken = false;
    try {
      for (;;) {
        const emails = isStopping ? [] : await claimEmails(db, clock(), concurrentEmails);
        isDatabaseDown = false;
        if (emails.length === 0) return;
        const results = await Promise.allSettled(emails.map(send));
        const failed = results.find((result) => result.status === "rejected");
        if (failed !== undefined) throw failed.reason;
      }
    } catch (error) {
      // One line per outage of the database, not one per poll.
      if (!isDatabaseDown) log.error({ err: error }, "the outbox cannot be read");
      isDatabaseDown = true;
    }
  }

  async function send(email: ClaimedEmail): Promise<void> {
    const result = await attempt(email);
    if (result !== undefined) await storeResult(db, email, result, clock());
  }

  /** Undefined when `stop` ended the attempt. */
  async function attempt(email: ClaimedEmail): Promise<AttemptResult | undefined> {
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
  wake();

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

import { setTimeout as pause } from "node:timers/promises";
import type { BaseLogger } from "pino";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { claimLetters, settleLetter, type ClaimedLetter, type Outcome } from "./queue.ts";
import { classifySmtpError, openTransport, secretsOf, smtpLogFields } from "./transport.ts";

export type Mailer = {
  /** Starts sending what is due. Returns at once; call it after the commit. */
  kick(): void;
  /** Finishes the emails under way, or leaves them to their lease; within five seconds. */
  stop(): Promise<void>;
};

const lookEveryMs = 5_000;
/** At most so many emails are sent a second time when the process is killed. */
export const lettersAtOnce = 3;
/** Bounds an attempt even if the server answers byte by byte, which no timeout of the connection does. */
const longestAttemptMs = 60_000;
/** How long the mail server may be silent, and how long a stop waits for emails under way. */
const usualTimes = { answerMs: 10_000, graceMs: 3_000 };

/**
 * Starts the worker that sends the emails of the outbox, each at least once: if the process dies
 * between the server's answer and the commit of it, the same message is sent again.
 */
export function startMailer(parts: {
  db: Db;
  config: Config;
  clock: () => Date;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  times?: typeof usualTimes;
}): Mailer {
  const { db, config, clock, log, times = usualTimes } = parts;
  const transport = openTransport(config, times.answerMs);
  const secrets = secretsOf(config.smtpUrl);
  const cutOff = new AbortController();
  let isStopping = false;
  let isKicked = false;
  let isOutboxOut = false;
  let round: Promise<void> | undefined;

  const kick = () => {
    if (isStopping) return;
    isKicked = true;
    round ??= sendAll().finally(() => {
      round = undefined;
      if (isKicked) kick();
    });
  };

  /** Sends until nothing is due. */
  async function sendAll(): Promise<void> {
    isKicked = false;
    try {
      for (;;) {
        const letters = isStopping ? [] : await claimLetters(db, clock(), lettersAtOnce);
        isOutboxOut = false;
        if (letters.length === 0) return;
        const results = await Promise.allSettled(letters.map(send));
        const lost = results.find((result) => result.status === "rejected");
        if (lost !== undefined) throw lost.reason;
      }
    } catch (error) {
      // One line per outage of the database, not one per look.
      if (!isOutboxOut) log.error({ err: error }, "the outbox cannot be read");
      isOutboxOut = true;
    }
  }

  async function send(letter: ClaimedLetter): Promise<void> {
    const outcome = await attempt(letter);
    if (outcome !== undefined) await settleLetter(db, letter, outcome, clock());
  }

  /** Undefined when our own stop ended the attempt. */
  async function attempt(letter: ClaimedLetter): Promise<Outcome | undefined> {
    const about = { letter: letter.id, kind: letter.kind, attempt: letter.attempts };
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(longestAttemptMs)]);
    try {
      const state = await transport.send(letter, signal);
      log.info(about, `letter ${state}`);
      return { state };
    } catch (error) {
      if (cutOff.signal.aborted) return undefined;
      const outcome = classifySmtpError(error, letter, secrets);
      log.warn({ ...about, ...smtpLogFields(error), outcome: outcome.state }, "letter not taken");
      return outcome;
    }
  }

  const timer = setInterval(kick, lookEveryMs);
  timer.unref();
  kick();

  return {
    kick,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      if (!(await endsWithin(times.graceMs, round))) {
        cutOff.abort();
        await endsWithin(500, round);
      }
      transport.close();
    },
  };
}

function endsWithin(milliseconds: number, work: Promise<void> | undefined): Promise<boolean> {
  const tooLate = pause(milliseconds, false, { ref: false });
  return Promise.race([tooLate, Promise.resolve(work).then(() => true)]);
}

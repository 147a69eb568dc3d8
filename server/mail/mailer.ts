import type { BaseLogger } from "pino";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/schema.ts";
import { openCarrier } from "./carrier.ts";
import { claimLetters, settleLetter, type ClaimedLetter, type Outcome } from "./queue.ts";
import { judge, secretsOf, troubleOf } from "./refusal.ts";

export type Mailer = {
  /** Says that letters may have been posted. Returns at once; call it after the commit. */
  kick(): void;
  /** Finishes the letters in hand, or leaves them to their lease; within five seconds. */
  stop(): Promise<void>;
};

const lookEveryMs = 5_000;
/** So many at most leave a second time when the process is killed. */
export const lettersAtOnce = 3;
/** A server that answers in drops keeps every timeout of the connection at bay, but not this one. */
const longestAttemptMs = 60_000;
/** How long the mail server may be silent, and how long a stop waits for the letters in hand. */
const usualTimes = { answerMs: 10_000, graceMs: 3_000 };

/**
 * Starts the worker that carries the letters of the outbox. A letter leaves at least once: when the
 * process dies between the server's yes and our note of it, the same message is sent again.
 */
export function startMailer(parts: {
  db: Db;
  config: Config;
  clock: () => Date;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  times?: typeof usualTimes;
}): Mailer {
  const { db, config, clock, log, times = usualTimes } = parts;
  const carrier = openCarrier(config, times.answerMs);
  const secrets = secretsOf(config.smtpUrl);
  const cutOff = new AbortController();
  let isStopping = false;
  let isKicked = false;
  let isOutboxOut = false;
  let round: Promise<void> | undefined;

  const kick = () => {
    if (isStopping) return;
    isKicked = true;
    round ??= carryAll().finally(() => {
      round = undefined;
      if (isKicked) kick();
    });
  };

  /** Carries what is due until nothing is. */
  async function carryAll(): Promise<void> {
    isKicked = false;
    try {
      for (;;) {
        const letters = isStopping ? [] : await claimLetters(db, clock(), lettersAtOnce);
        isOutboxOut = false;
        if (letters.length === 0) return;
        const carried = await Promise.allSettled(letters.map(carry));
        const lost = carried.find((result) => result.status === "rejected");
        if (lost !== undefined) throw lost.reason;
      }
    } catch (error) {
      // One line per outage of the database, not one per look.
      if (!isOutboxOut) log.error({ err: error }, "the outbox cannot be read");
      isOutboxOut = true;
    }
  }

  /** How it ended is written down at once: until then a server that is killed sends it again. */
  async function carry(letter: ClaimedLetter): Promise<void> {
    const outcome = await attempt(letter);
    if (outcome !== undefined) await settleLetter(db, letter, outcome, clock());
  }

  /** Undefined when the attempt was cut off by our own stopping, which says nothing about the letter. */
  async function attempt(letter: ClaimedLetter): Promise<Outcome | undefined> {
    const about = { letter: letter.id, kind: letter.kind, attempt: letter.attempts };
    const signal = AbortSignal.any([cutOff.signal, AbortSignal.timeout(longestAttemptMs)]);
    try {
      const state = await carrier.carry(letter, signal);
      log.info(about, `letter ${state}`);
      return { state };
    } catch (error) {
      if (cutOff.signal.aborted) return undefined;
      const outcome = judge(error, letter, secrets);
      log.warn({ ...about, ...troubleOf(error), outcome: outcome.state }, "letter not taken");
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
      carrier.close();
    },
  };
}

async function endsWithin(milliseconds: number, work: Promise<void> | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([tooLate, Promise.resolve(work).then(() => true)]);
  } finally {
    clearTimeout(timer);
  }
}

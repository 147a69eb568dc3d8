import type { BaseLogger } from "pino";
import type { Parts } from "#server/parts.ts";
import { rescan } from "./rescan.ts";
import { sweepExportTickets } from "./sweep-export-tickets.ts";
import { sweepFailedSignIns } from "./sweep-failed-sign-ins.ts";
import { sweepFiledLetters } from "./sweep-filed-letters.ts";
import { sweepIdempotencyKeys } from "./sweep-idempotency-keys.ts";
import { sweepIncoming } from "./sweep-incoming.ts";
import { sweepLettersOfNobody } from "./sweep-letters-of-nobody.ts";
import { sweepKeptFiles } from "./sweep-kept-files.ts";
import { sweepOneTimeTokens } from "./sweep-one-time-tokens.ts";
import { sweepRetention } from "./sweep-retention.ts";
import { sweepSessions } from "./sweep-sessions.ts";
import { sweepThrottles } from "./sweep-throttles.ts";
import { sweepUndos } from "./sweep-undos.ts";
import { takeTurn } from "./turn.ts";

export type JobParts = Pick<Parts, "db" | "files" | "scanner" | "config" | "clock">;
type Log = Pick<BaseLogger, "info" | "error">;

/** A sweep says how many things it removed. One that may take long ends early when it is told to. */
type Sweep = (parts: JobParts, now: Date, signal?: AbortSignal) => Promise<number>;

/** Folders of this machine: every server sweeps its own. */
const ownSweeps: Record<string, Sweep> = {
  incoming: ({ files }, now) => sweepIncoming(files, now),
  filedLetters: ({ db, config }) => sweepFiledLetters(db, config.dataDir),
};

/** What all servers share: one of them sweeps for all. */
const sharedSweeps: Record<string, Sweep> = {
  keptFiles: ({ db, files }, now, signal) => sweepKeptFiles(db, files, now, signal),
  sessions: ({ db }, now) => sweepSessions(db, now),
  oneTimeTokens: ({ db }, now) => sweepOneTimeTokens(db, now),
  exportTickets: ({ db }, now) => sweepExportTickets(db, now),
  failedSignIns: ({ db }, now) => sweepFailedSignIns(db, now),
  throttles: ({ db }, now) => sweepThrottles(db, now),
  undos: ({ db }, now) => sweepUndos(db, now),
  retention: sweepRetention,
  lettersOfNobody: ({ db }, now) => sweepLettersOfNobody(db, now),
  idempotencyKeys: ({ db }, now) => sweepIdempotencyKeys(db, now),
};

const hourMs = 3_600_000;
const firstAfterMs = 30_000;
const rescanMs = 60_000;
/** Less than an hour, so that timers that drift a little do not skip every other turn. */
const turnMs = hourMs - 300_000;

/** Sweeps shortly after the start and then every hour, and scans what waits every minute, until stopped. */
export function startJobs(parts: JobParts, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  const sweep = () => {
    round ??= sweepAll(parts, log, stopping.signal).finally(() => {
      round = undefined;
    });
  };
  const first = setTimeout(sweep, firstAfterMs).unref();
  const hourly = setInterval(sweep, hourMs).unref();

  let rescanning: Promise<void> | undefined;
  const scanWaiting = () => {
    rescanning ??= rescan(parts, stopping.signal)
      .then(
        (scanned) => {
          if (scanned > 0) log.info({ scanned }, "resumes that waited were scanned");
        },
        (error: unknown) => {
          log.error({ err: error }, "the waiting resumes could not be scanned");
        },
      )
      .finally(() => {
        rescanning = undefined;
      });
  };
  const minutely = setInterval(scanWaiting, rescanMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(hourly);
      clearInterval(minutely);
      stopping.abort();
      await Promise.all([round, rescanning]);
    },
  };
}

/** Runs every sweep that is this server's turn. One that fails is logged, and the others go on. */
export async function sweepAll(parts: JobParts, log: Log, signal?: AbortSignal): Promise<void> {
  const attempt = async (name: string, sweep: Sweep) => {
    if (signal?.aborted === true) return;
    try {
      const removed = await sweep(parts, parts.clock(), signal);
      if (removed > 0) log.info({ sweep: name, removed }, "swept");
    } catch (error) {
      log.error({ sweep: name, err: error }, "a sweep failed and is tried again in an hour");
    }
  };
  for (const [name, sweep] of Object.entries(ownSweeps)) await attempt(name, sweep);
  await attempt("turn", async ({ db }, now) => {
    if (!(await takeTurn(db, "sweeps", turnMs, now))) return 0;
    for (const [name, sweep] of Object.entries(sharedSweeps)) await attempt(name, sweep);
    return 0;
  });
}

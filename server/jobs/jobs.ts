import { Cron } from "croner";
import type { BaseLogger } from "pino";
import { acquireLease } from "#server/db/lease.ts";
import type { AppContext } from "#server/context.ts";
import { backUpIfDue } from "./backups.ts";
import { purgeOrphanedFiles, purgeSavedEmails, purgeStagedUploads } from "./purge-files.ts";
import {
  expiringTables,
  purgeExpiredRows,
  purgeOrphanedEmails,
  purgeRetainedApplications,
} from "./purge.ts";
import { rescan } from "./rescan.ts";

type JobParts = Pick<AppContext, "db" | "files" | "scanner" | "config" | "clock" | "visits">;
type Log = Pick<BaseLogger, "info" | "error">;

type Job = {
  name: string;
  /** A cron pattern. */
  when: string;
  run: (parts: JobParts, log: Log, signal: AbortSignal) => Promise<unknown>;
};

const minutely = "* * * * *";
/** A server that is often restarted purges too; the lease keeps the shared purges to once an hour. */
const everyFiveMinutes = "*/5 * * * *";

/** Everything the server does by the clock. A job that still runs is not started again. */
const jobs: readonly Job[] = [
  { name: "purge", when: everyFiveMinutes, run: purge },
  {
    name: "rescan",
    when: minutely,
    run: async (parts, log, signal) => {
      const scanned = await rescan(parts, signal);
      if (scanned > 0) log.info({ scanned }, "waiting resumes were scanned");
    },
  },
  {
    name: "backup",
    when: minutely,
    run: async (parts, log, signal) => {
      const { backups } = parts.config;
      if (backups !== undefined) await backUpIfDue(parts, backups, log, signal);
    },
  },
  { name: "visits", when: minutely, run: ({ visits }) => visits.write() },
];

/** Runs the jobs by the clock until stopped. `stop` waits for those under way, which end early. */
export function startJobs(parts: JobParts, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const crons = jobs.map(
    ({ name, when, run }) =>
      new Cron(when, { protect: true, unref: true }, async () => {
        const work = run(parts, log, stopping.signal).catch((error: unknown) => {
          log.error({ job: name, err: error }, "a job failed and is tried again the next time");
        });
        running.add(work);
        await work;
        running.delete(work);
      }),
  );
  return {
    async stop() {
      for (const cron of crons) cron.stop();
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Removes things that have expired and returns how many. */
type Purge = (parts: JobParts, now: Date, signal?: AbortSignal) => Promise<number>;

/** Folders of this machine: every server purges its own. */
const ownPurges: Readonly<Record<string, Purge>> = {
  "staged uploads": ({ files }, now) => purgeStagedUploads(files, now),
  "saved e-mails": ({ db, config }) => purgeSavedEmails(db, config.dataDir),
};

/** What all servers share: one of them purges for all. */
const sharedPurges: Readonly<Record<string, Purge>> = {
  "orphaned files": ({ db, files }, now, signal) => purgeOrphanedFiles(db, files, now, signal),
  ...Object.fromEntries(
    expiringTables.map((table): [string, Purge] => [
      table,
      ({ db }, now) => purgeExpiredRows(db, table, now),
    ]),
  ),
  retention: purgeRetainedApplications,
  "orphaned e-mails": ({ db }, now) => purgeOrphanedEmails(db, now),
};

/** Less than an hour, so that clocks that differ a little do not skip every other turn. */
const leaseMs = 55 * 60_000;

/** Runs every purge that is this server's. One that fails is logged, and the others go on. */
export async function purge(parts: JobParts, log: Log, signal?: AbortSignal): Promise<void> {
  await runPurges(ownPurges, parts, log, signal);
  if (signal?.aborted === true) return;
  if (!(await acquireLease(parts.db, "purge", leaseMs, parts.clock()))) return;
  await runPurges(sharedPurges, parts, log, signal);
}

async function runPurges(
  purges: Readonly<Record<string, Purge>>,
  parts: JobParts,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  for (const [name, run] of Object.entries(purges)) {
    if (signal?.aborted === true) return;
    try {
      const removed = await run(parts, parts.clock(), signal);
      if (removed > 0) log.info({ purge: name, removed }, "purged");
    } catch (error) {
      log.error({ purge: name, err: error }, "a purge failed and is tried again");
    }
  }
}

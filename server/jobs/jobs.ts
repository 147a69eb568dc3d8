import type { BaseLogger } from "pino";
import { backupProblem, makeBackup } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState, warnOfOverdueBackup } from "#server/backup/record.ts";
import { judgeSize, rotateBackups, smallerBackup } from "#server/backup/rotation.ts";
import type { Store } from "#server/backup/store.ts";
import { acquireLease, releaseLease, releaseLeaseOfDead, renewLease } from "#server/db/state.ts";
import { Cron } from "croner";
import { indexLease, indexResumes } from "#server/hiring/resumes/index-texts.ts";
import type { AppContext } from "#server/context.ts";
import type { Db } from "#server/db/schema.ts";
import { readFreeSpace } from "#server/files/free-space.ts";
import { purge } from "./purge.ts";
import { resumeBulkChanges } from "./resume-bulk.ts";
import { closeDuePositions } from "#server/positions/close.ts";
import { cancelToldInterviews } from "#server/hiring/applications/interview-ends.ts";
import { enqueueApologies } from "#server/hiring/applications/apologies.ts";
import { keepTalentPool } from "#server/hiring/portal/talent-pool.ts";
import { enqueueReminders } from "#server/hiring/interviews/reminders.ts";
import { rescan } from "#server/hiring/resumes/rescan.ts";

type Log = Pick<BaseLogger, "info" | "warn" | "error">;

type Job = {
  name: string;
  when: string;
  run: (context: AppContext, log: Log, signal: AbortSignal) => Promise<unknown>;
};

/** New resumes become searchable, and interrupted changes go on, in seconds. */
const everyTenSeconds = "*/10 * * * * *";
const everyMinute = "* * * * *";
/** A frequently restarted server purges too; the lease limits shared purges to one an hour. */
const everyFiveMinutes = "*/5 * * * *";

/** All scheduled jobs. A job that is still running is not started again. */
const jobs: readonly Job[] = [
  { name: "purge", when: everyFiveMinutes, run: purge },
  {
    name: "rescan",
    when: everyMinute,
    run: async (context, log, signal) => {
      const scanned = await rescan(context, signal);
      if (scanned > 0) log.info({ scanned }, "pending resumes scanned");
    },
  },
  {
    name: "resume texts",
    when: everyTenSeconds,
    run: (context, _log, signal) => indexResumes(context, signal),
  },
  {
    name: "bulk changes",
    when: everyTenSeconds,
    run: (context, _log, signal) => resumeBulkChanges(context, signal),
  },
  { name: "positions", when: everyMinute, run: closeDuePositions },
  { name: "interviews", when: everyMinute, run: enqueueReminders },
  { name: "interviews of rejected people", when: everyMinute, run: cancelToldInterviews },
  { name: "apologies", when: everyMinute, run: enqueueApologies },
  { name: "talent pool", when: everyFiveMinutes, run: keepTalentPool },
  {
    name: "backup",
    when: everyMinute,
    run: async (context, log, signal) => {
      await backUpIfDue(context, log, signal);
      if (await warnOfOverdueBackup(context))
        log.error("backups are overdue: administrators get an email");
    },
  },
  { name: "disk", when: everyMinute, run: warnOfLowDisk },
  { name: "visits", when: everyMinute, run: ({ visits }) => visits.write() },
];

/** Runs the jobs on schedule until `stop`, which aborts and awaits those in progress. */
export function startJobs(context: AppContext, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const crons = jobs.map(
    ({ name, when, run }) =>
      new Cron(when, { protect: true, unref: true }, async () => {
        const work = run(context, log, stopping.signal).catch((error: unknown) => {
          log.error({ job: name, err: error }, "job failed; it runs again on schedule");
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

let isDiskLow = false;

/** Logs once that room becomes scarce, before uploads are refused, and once that there is room again. */
async function warnOfLowDisk({ config }: Pick<AppContext, "config">, log: Log): Promise<void> {
  const { state, found } = await readFreeSpace(config.dataDir);
  const isLow = state !== "enough";
  if (isLow && !isDiskLow) log.warn(`disk low: ${config.dataDir}: ${found}. Make room on it`);
  if (!isLow && isDiskLow) log.info(`disk has room: ${found}`);
  isDiskLow = isLow;
}

/** The time between two attempts, on any server. A backup renews its lease before it ends. */
const retryMs = 15 * 60_000;
const renewalMs = 5 * 60_000;

/** Lets a server that starts go on at once with the work of one that has stopped or crashed on this machine. */
export async function releaseOldLeases(db: Db): Promise<void> {
  for (const job of ["backup", indexLease]) await releaseLeaseOfDead(db, job);
}

/**
 * Makes a backup if the newest one is old enough and no other server makes one, and removes old ones.
 * A failure is logged, shown in Settings, and tried again after 15 minutes.
 */
export async function backUpIfDue(
  store: Store,
  log: Pick<BaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<"made" | "failed" | "not due"> {
  const { db, config, clock } = store;
  if (config.backups === undefined) return "not due";
  const { folder, keep } = config.backups;
  let renewing: NodeJS.Timeout | undefined;
  try {
    const { made: newest } = await readBackupState(db, config, clock());
    if (clock().getTime() < dueAfter(newest, config.backups, clock())) return "not due";
    if (!(await acquireLease(db, "backup", retryMs, clock()))) return "not due";
    const renew = () => void renewLease(db, "backup", clock()).catch(() => undefined);
    renewing = setInterval(renew, renewalMs).unref();
    const { made, manifest } = await makeBackup(store, folder, { signal, createFolder: true });
    log.info(made, "backup created");
    if (made.lost > 0) {
      log.error({ lost: made.lost }, "resumes are missing or damaged: run npm run doctor");
    }
    if (!(await judgeSize(db, manifest, clock()))) {
      log.error(`${smallerBackup}. If it is right: npm run backup -- --accept-smaller`);
      return "made";
    }
    const removed = await rotateBackups({ folder, keep, store: manifest }, clock());
    if (removed > 0) log.info({ removed }, "old backups removed");
    return "made";
  } catch (error) {
    if (signal?.aborted === true) {
      // The next server to start need not wait.
      if (renewing !== undefined) await releaseLease(db, "backup").catch(() => undefined);
      return "not due";
    }
    const problem = backupProblem(error, folder);
    const line = "backup failed; the next attempt is in 15 minutes";
    if (problem === undefined) log.error({ err: error }, line);
    else log.error(`${line}. ${problem}`);
    return "failed";
  } finally {
    clearInterval(renewing);
  }
}

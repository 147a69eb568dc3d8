import { Cron } from "croner";
import type { BaseLogger } from "pino";
import { indexResumes } from "#server/applications/resume-index.ts";
import type { AppContext } from "#server/context.ts";
import { warnOfOverdueBackup } from "#server/backup/overdue.ts";
import { backUpIfDue } from "./backups.ts";
import { purge } from "./purge.ts";
import { closeDuePositions } from "#server/positions/closing.ts";
import { sendReminders } from "#server/interviews/reminders.ts";
import { rescan } from "./rescan.ts";

type Log = Pick<BaseLogger, "info" | "error">;

type Job = {
  name: string;
  when: string;
  run: (parts: AppContext, log: Log, signal: AbortSignal) => Promise<unknown>;
};

/** A new resume is found soon. */
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
    run: async (parts, log, signal) => {
      const scanned = await rescan(parts, signal);
      if (scanned > 0) log.info({ scanned }, "pending resumes scanned");
    },
  },
  {
    name: "resume texts",
    when: everyTenSeconds,
    run: (parts, _log, signal) => indexResumes(parts, signal),
  },
  { name: "positions", when: everyMinute, run: closeDuePositions },
  { name: "interviews", when: everyMinute, run: sendReminders },
  {
    name: "backup",
    when: everyMinute,
    run: async (parts, log, signal) => {
      await backUpIfDue(parts, log, signal);
      if (await warnOfOverdueBackup(parts))
        log.error("backups are overdue: administrators get an email");
    },
  },
  { name: "visits", when: everyMinute, run: ({ visits }) => visits.write() },
];

/** Runs the jobs on schedule until `stop`, which aborts and awaits those in progress. */
export function startJobs(parts: AppContext, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const crons = jobs.map(
    ({ name, when, run }) =>
      new Cron(when, { protect: true, unref: true }, async () => {
        const work = run(parts, log, stopping.signal).catch((error: unknown) => {
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

import { Cron } from "croner";
import type { BaseLogger } from "pino";
import { indexResumes } from "#server/hiring/resumes/index-texts.ts";
import type { AppContext } from "#server/context.ts";
import { warnOfOverdueBackup } from "#server/backup/overdue.ts";
import { backUpIfDue } from "./backups.ts";
import { purge } from "./purge.ts";
import { closeDuePositions } from "#server/positions/close.ts";
import { enqueueReminders } from "#server/hiring/interviews/reminders.ts";
import { rescan } from "#server/hiring/resumes/rescan.ts";

type Log = Pick<BaseLogger, "info" | "error">;

type Job = {
  name: string;
  when: string;
  run: (context: AppContext, log: Log, signal: AbortSignal) => Promise<unknown>;
};

/** New resumes become searchable in seconds. */
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
  { name: "positions", when: everyMinute, run: closeDuePositions },
  { name: "interviews", when: everyMinute, run: enqueueReminders },
  {
    name: "backup",
    when: everyMinute,
    run: async (context, log, signal) => {
      await backUpIfDue(context, log, signal);
      if (await warnOfOverdueBackup(context))
        log.error("backups are overdue: administrators get an email");
    },
  },
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

import type { BaseLogger } from "pino";
import { makeBackup, rotateBackups } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState } from "#server/backup/record.ts";
import type { Store } from "#server/backup/store.ts";
import type { Config } from "#server/config.ts";
import { acquireLease, releaseLease, renewLease } from "#server/db/lease.ts";

type Log = Pick<BaseLogger, "info" | "error">;

const minuteMs = 60_000;
/** How long after one attempt the next may begin, here or on another server. */
const retryMs = 55 * minuteMs;

/**
 * Makes a backup if the newest one is old enough and no other server is at it, and removes the oldest.
 * A failure is logged, shown in Settings and tried again in an hour.
 */
export async function backUpIfDue(
  store: Store,
  { folder, hours, keep }: NonNullable<Config["backups"]>,
  log: Log,
  signal?: AbortSignal,
): Promise<"made" | "failed" | "not due"> {
  const { db, config, clock } = store;
  let keeping: NodeJS.Timeout | undefined;
  try {
    const { made: newest } = await readBackupState(db, config, clock());
    if (clock().getTime() < dueAfter(newest, hours)) return "not due";
    if (!(await acquireLease(db, "backup", retryMs, clock()))) return "not due";
    keeping = setInterval(() => {
      renewLease(db, "backup", clock()).catch((error: unknown) => {
        log.error({ err: error }, "the lease of the backup could not be renewed");
      });
    }, minuteMs).unref();
    const { made } = await makeBackup(store, folder, { signal, createFolder: true });
    log.info(made, "a backup was made");
    if (made.lost > 0) {
      log.error({ lost: made.lost }, "resumes are missing or damaged: run npm run doctor");
      // One of the older backups may be the last place where they are.
      return "made";
    }
    const removed = await rotateBackups(folder, keep);
    if (removed > 0) log.info({ removed }, "old backups were removed");
    return "made";
  } catch (error) {
    if (signal?.aborted === true) {
      // The server stops on purpose: the next to start need not wait.
      if (keeping !== undefined) await releaseLease(db, "backup").catch(() => undefined);
      return "not due";
    }
    log.error({ err: error }, "no backup could be made; it is tried again in an hour");
    return "failed";
  } finally {
    clearInterval(keeping);
  }
}

import type { BaseLogger } from "pino";
import type { Config } from "#server/config.ts";
import { acquireLease, releaseLease, renewLease } from "#server/db/lease.ts";
import { makeBackupIn } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState } from "#server/backup/record.ts";
import { rotateBackups } from "#server/backup/rotate.ts";
import type { BackupParts } from "#server/backup/write-archive.ts";

type Log = Pick<BaseLogger, "info" | "error">;

const minuteMs = 60_000;
/** How long after one attempt the next may begin, here or on another server. */
const retryMs = 55 * minuteMs;

/**
 * Makes a backup if the newest one is old enough and no other server is at it, and removes the oldest.
 * A failure is logged, shown in Settings and tried again in an hour.
 */
export async function backUpIfDue(
  parts: BackupParts,
  backups: NonNullable<Config["backups"]>,
  log: Log,
  signal?: AbortSignal,
): Promise<"made" | "failed" | "not due"> {
  const { db, config, clock } = parts;
  let keeping: NodeJS.Timeout | undefined;
  try {
    const { made: newest } = await readBackupState(db, config, clock());
    if (clock().getTime() < dueAfter(newest, backups.hours)) return "not due";
    if (!(await acquireLease(db, "backup", retryMs, clock()))) return "not due";
    keeping = setInterval(() => {
      renewLease(db, "backup", clock()).catch((error: unknown) => {
        log.error({ err: error }, "the lease of the backup could not be renewed");
      });
    }, minuteMs).unref();
    const { made } = await makeBackupIn(parts, backups.folder, signal);
    log.info(made, "a backup was made");
    if (made.lost > 0) {
      log.error({ lost: made.lost }, "resumes are missing or damaged: run npm run doctor");
      // One of the older backups may be the last place where they are.
      return "made";
    }
    const removed = await rotateBackups(backups.folder, backups.keep);
    if (removed > 0) log.info({ removed }, "old backups were removed");
    return "made";
  } catch (error) {
    if (signal?.aborted === true) {
      // Stopped on purpose: whoever starts next need not wait.
      if (keeping !== undefined) await releaseLease(db, "backup").catch(() => undefined);
      return "not due";
    }
    log.error({ err: error }, "no backup could be made; it is tried again in an hour");
    return "failed";
  } finally {
    clearInterval(keeping);
  }
}

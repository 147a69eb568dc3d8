import type { BaseLogger } from "pino";
import { makeBackup, rotateBackups } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState } from "#server/backup/record.ts";
import type { Store } from "#server/backup/store.ts";
import { acquireLease, releaseLease } from "#server/db/lease.ts";

/** The time between two attempts, on any server. Far longer than a backup: 10,000 applications take half a minute. */
const retryMs = 55 * 60_000;

/**
 * Makes a backup if the newest one is old enough and no other server makes one, and removes the oldest.
 * A failure is logged, shown in Settings, and tried again in an hour.
 */
export async function backUpIfDue(
  store: Store,
  log: Pick<BaseLogger, "info" | "error">,
  signal?: AbortSignal,
): Promise<"made" | "failed" | "not due"> {
  const { db, config, clock } = store;
  if (config.backups === undefined) return "not due";
  const { folder, hours, keep } = config.backups;
  let hasLease = false;
  try {
    const { made: newest } = await readBackupState(db, config, clock());
    if (clock().getTime() < dueAfter(newest, hours)) return "not due";
    hasLease = await acquireLease(db, "backup", retryMs, clock());
    if (!hasLease) return "not due";
    const { made } = await makeBackup(store, folder, { signal, createFolder: true });
    log.info(made, "backup created");
    if (made.lost > 0) {
      log.error({ lost: made.lost }, "resumes are missing or damaged: run npm run doctor");
      // One of the older backups may contain them.
      return "made";
    }
    const removed = await rotateBackups(folder, keep, clock());
    if (removed > 0) log.info({ removed }, "old backups removed");
    return "made";
  } catch (error) {
    if (signal?.aborted === true) {
      // The next server to start need not wait.
      if (hasLease) await releaseLease(db, "backup").catch(() => undefined);
      return "not due";
    }
    log.error({ err: error }, "backup failed; the next attempt is in an hour");
    return "failed";
  }
}

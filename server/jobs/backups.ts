import { hostname } from "node:os";
import type { BaseLogger } from "pino";
import { backupProblem, makeBackup, rotateBackups } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState } from "#server/backup/record.ts";
import type { Store } from "#server/backup/store.ts";
import { acquireLease, releaseLease, renewLease } from "#server/db/state.ts";

/** The time between two attempts, on any server. A backup renews its lease before it ends. */
const retryMs = 15 * 60_000;
const renewalMs = 5 * 60_000;

/** Lets the next attempt begin at once after a start, if the last one of this machine has failed. */
export async function retryBackupSoon({ db, config, clock }: Store): Promise<void> {
  const { failed } = await readBackupState(db, config, clock());
  if (failed?.machine === hostname()) await releaseLease(db, "backup");
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
  const { folder, hours, keep } = config.backups;
  let renewing: NodeJS.Timeout | undefined;
  try {
    const { made: newest } = await readBackupState(db, config, clock());
    if (clock().getTime() < dueAfter(newest, hours)) return "not due";
    if (!(await acquireLease(db, "backup", retryMs, clock()))) return "not due";
    const renew = () => void renewLease(db, "backup", clock()).catch(() => undefined);
    renewing = setInterval(renew, renewalMs).unref();
    const { made } = await makeBackup(store, folder, { signal, createFolder: true });
    log.info(made, "backup created");
    if (made.lost > 0) {
      log.error({ lost: made.lost }, "resumes are missing or damaged: run npm run doctor");
    }
    const removed = await rotateBackups(folder, keep, clock());
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

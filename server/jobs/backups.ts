import type { BaseLogger } from "pino";
import { makeBackup, rotateBackups } from "#server/backup/make-backup.ts";
import { dueAfter, readBackupState } from "#server/backup/record.ts";
import type { Store } from "#server/backup/store.ts";
import type { Config } from "#server/config.ts";
import { keepTurn, returnTurn, takeTurn } from "./turn.ts";

type Log = Pick<BaseLogger, "info" | "error">;

const minuteMs = 60_000;
/** How long after one attempt the next may begin, here or on another server. */
const retryMs = 55 * minuteMs;

/** Makes a backup whenever one is due, where BACKUP_DIR is set, until stopped. */
export function startBackups(store: Store, log: Log): { stop: () => Promise<void> } {
  const { backups } = store.config;
  if (backups === undefined) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= backUpIfDue(store, backups, log, stopping.signal).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(look, minuteMs).unref();
  const again = setInterval(look, 10 * minuteMs).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(again);
      stopping.abort();
      await running;
    },
  };
}

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
    if (!(await takeTurn(db, "backup", retryMs, clock()))) return "not due";
    keeping = setInterval(() => {
      keepTurn(db, "backup", clock()).catch((error: unknown) => {
        log.error({ err: error }, "the turn for the backup could not be kept");
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
      if (keeping !== undefined) await returnTurn(db, "backup").catch(() => undefined);
      return "not due";
    }
    log.error({ err: error }, "no backup could be made; it is tried again in an hour");
    return "failed";
  } finally {
    clearInterval(keeping);
  }
}

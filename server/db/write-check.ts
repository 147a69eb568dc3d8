import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { DatabaseLockedError, engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";
import { emptyWrite, lockTimeoutMs, sqlitePath, tryToWrite } from "./sqlite.ts";

/** Rejects unless the database accepts writes, and waits for a lock as they do. Writes nothing. */
export async function requireWritable(db: Db): Promise<void> {
  await sql.raw(emptyWrite).execute(db);
}

export type WriteCheck = {
  /** Rejects while the database accepts no writes. On SQLite the last success counts for ten seconds. */
  check: () => Promise<void>;
  /** Tries at once, and does not wait for a lock. */
  probe: () => Promise<void>;
};

const everyMs = 10_000;
const followMs = 500;

/**
 * Checks whether the database accepts writes. A lock of SQLite counts once it has lasted as long as writes
 * wait for it: until then none has failed, and a backup or a checkpoint of another program ends sooner.
 */
export function createWriteCheck(db: Db, dataDir: string): WriteCheck {
  if (engineOf(db) === "postgres") {
    const check = () => requireWritable(db);
    return { check, probe: check };
  }
  const path = sqlitePath(dataDir);
  let passedAt = -Infinity;
  let lockedAt: number | undefined;
  // Between the transactions of this process, whose locks count as writable.
  const probe = async () => {
    await db.connection().execute(() => Promise.try(tryToWrite, path));
    passedAt = performance.now();
  };
  const isLocked = () =>
    probe().then(
      () => false,
      (error: unknown) => error instanceof DatabaseLockedError,
    );
  const follow = async () => {
    while (await isLocked()) await pause(followMs, undefined, { ref: false });
    lockedAt = undefined;
  };
  return {
    probe,
    check: async () => {
      await sql`select 1`.execute(db);
      if (lockedAt === undefined) {
        if (performance.now() - passedAt < everyMs) return;
        try {
          await probe();
        } catch (error) {
          if (!(error instanceof DatabaseLockedError)) throw error;
          if (lockedAt === undefined) void follow();
          lockedAt ??= performance.now();
        }
      } else if (performance.now() - lockedAt >= lockTimeoutMs) {
        throw new DatabaseLockedError(path);
      }
    },
  };
}

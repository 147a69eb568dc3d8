import Database from "better-sqlite3";
import type { Work } from "./sqlite-talk.ts";

/** Room for the indexes that lists are read from, which otherwise come anew with every search. */
const cacheKiB: Record<Work, number> = { read: 65_536, write: 16_384 };

/**
 * Opens a database file, to write in WAL mode with a sync on every commit: what is acknowledged is on
 * disk. Blocks its thread while another server opens the same file.
 */
export function openFile(path: string, work: Work): Database.Database {
  const database = new Database(path, { readonly: work === "read" });
  try {
    database.pragma("busy_timeout = 5000");
    if (work === "write") {
      switchToWal(database);
      database.pragma("synchronous = FULL");
      database.pragma("foreign_keys = ON");
    }
    database.pragma(`cache_size = ${-cacheKiB[work]}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

// The busy timeout does not cover this switch when several servers open a new file at once.
function switchToWal(database: Database.Database): void {
  const giveUpAt = Date.now() + 5_000;
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > giveUpAt) throw error;
      Atomics.wait(sleeper, 0, 0, 20);
    }
  }
}

import Database from "better-sqlite3";
import { SqliteAdapter, SqliteDialect } from "kysely";
import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { speakBooleans } from "./sqlite-handle.ts";

/** SQLite's own adapter takes no lock for migrations; with this the migrator runs in one transaction. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LockingDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new LockingAdapter();
  }
}

/** Opens the database file in WAL mode with a sync on every commit: what is acknowledged is on disk. */
export async function openSqlite(path: string): Promise<SqliteDialect> {
  // SQLite itself would let everybody read a new file; those beside it take its permissions.
  await (await open(path, "a", 0o600)).close();
  const database = new Database(path);
  database.pragma("busy_timeout = 5000");
  await switchToWal(database);
  database.pragma("synchronous = FULL");
  // In KiB: room for the indexes that lists are read from, which otherwise come anew with every search.
  database.pragma("cache_size = -65536");
  database.pragma("foreign_keys = ON");
  return new LockingDialect({ database: speakBooleans(database) });
}

// The busy timeout does not cover this switch when several servers open a new file at once.
async function switchToWal(database: Database.Database): Promise<void> {
  const giveUpAt = Date.now() + 5_000;
  for (;;) {
    try {
      database.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      const isBusy = error instanceof Database.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isBusy || Date.now() > giveUpAt) throw error;
      await pause(20);
    }
  }
}

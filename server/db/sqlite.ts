import Database from "better-sqlite3";
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

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

/**
 * Gives the handle the two habits Postgres has: booleans go in and come out as booleans (a column
 * declared BOOLEAN is known by its declared type), and a transaction takes its write lock at the
 * start, so that a second process waits instead of failing half-way.
 */
function speakBooleans(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
    },
    prepare: (text) => {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      const statement = wrap(database.prepare(text === "begin" ? "begin immediate" : text));
      if (statements.size >= 500) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

type Row = Record<string, unknown>;

function wrap(statement: Database.Statement<unknown[], Row>): SqliteStatement {
  const booleans = statement.reader
    ? statement
        .columns()
        .filter((column) => column.type === "BOOLEAN")
        .map((column) => column.name)
    : [];
  const bind = (parameters: readonly unknown[]) =>
    parameters.map((value) => (typeof value === "boolean" ? Number(value) : value));
  const read = (row: Row) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1;
    return row;
  };
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(bind(parameters)).map(read),
    run: (parameters) => statement.run(bind(parameters)),
    *iterate(parameters) {
      for (const row of statement.iterate(bind(parameters))) yield read(row);
    },
  };
}

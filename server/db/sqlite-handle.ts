import type Database from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/**
 * Gives the handle the two habits Postgres has: booleans go in and come out as booleans (a column
 * declared BOOLEAN is known by its declared type), and a transaction takes its write lock at the
 * start, so that a second process waits instead of failing half-way.
 */
export function speakBooleans(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
    },
    prepare: (text) => {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      const statement =
        text === "rollback"
          ? rollback(database)
          : wrap(database.prepare(text === "begin" ? "begin immediate" : text));
      if (statements.size >= 500) statements.clear();
      statements.set(text, statement);
      return statement;
    },
  };
}

/**
 * After a failed write SQLite has ended the transaction itself. To roll it back again would be an
 * error, which would hide the one that matters.
 */
function rollback(database: Database.Database): SqliteStatement {
  const statement = wrap(database.prepare("rollback"));
  return {
    ...statement,
    run: (parameters) =>
      database.inTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 },
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

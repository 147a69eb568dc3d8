import type Database from "better-sqlite3";
import type { Outcome } from "./sqlite-talk.ts";

/** Carries a statement out. Throws what the driver throws. */
export type Execute = (text: string, parameters: readonly unknown[]) => Outcome;

/**
 * Gives a database file the two habits Postgres has: booleans go in and come out as booleans (a column
 * declared BOOLEAN is known by its declared type), and a transaction takes its write lock at the
 * start, so that a second process waits instead of failing half-way.
 */
export function openStatements(database: Database.Database): Execute {
  const kept = new Map<string, Prepared>();
  const prepared = (text: string) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const statement = prepare(database, text === "begin" ? "begin immediate" : text);
    if (kept.size >= 500) kept.clear();
    kept.set(text, statement);
    return statement;
  };
  return (text, parameters) => {
    // After a failed write SQLite has ended the transaction itself. To roll it back again would be an
    // error, which would hide the one that matters.
    if (text === "rollback" && !database.inTransaction) return { rows: [] };
    return prepared(text)(parameters);
  };
}

type Row = Record<string, unknown>;
type Prepared = (parameters: readonly unknown[]) => Outcome;

function prepare(database: Database.Database, text: string): Prepared {
  const statement = database.prepare<unknown[], Row>(text);
  const bind = (parameters: readonly unknown[]) =>
    parameters.map((value) => (typeof value === "boolean" ? Number(value) : value));
  if (!statement.reader) {
    return (parameters) => ({ rows: [], changes: statement.run(bind(parameters)).changes });
  }
  const booleans = statement
    .columns()
    .filter((column) => column.type === "BOOLEAN")
    .map((column) => column.name);
  const read = (row: Row) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1;
    return row;
  };
  return (parameters) => ({ rows: statement.all(bind(parameters)).map(read) });
}

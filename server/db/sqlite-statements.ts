import type Database from "better-sqlite3";
import type { Outcome } from "./sqlite-talk.ts";

export type Statements = {
  /** Carries a statement out. Throws what the driver throws. */
  execute: (text: string, parameters: readonly unknown[]) => Outcome;
  onlyReads: (text: string) => boolean;
};

/**
 * Gives a database file a habit Postgres has: booleans go in and come out as booleans. A column
 * declared BOOLEAN is known by its declared type.
 */
export function openStatements(database: Database.Database): Statements {
  const kept = new Map<string, Prepared>();
  const prepared = (text: string) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const statement = prepare(database, text);
    if (kept.size >= 500) kept.clear();
    kept.set(text, statement);
    return statement;
  };
  return {
    execute: (text, parameters) => prepared(text).execute(parameters),
    onlyReads: (text) => prepared(text).onlyReads,
  };
}

type Row = Record<string, unknown>;
type Prepared = {
  execute: (parameters: readonly unknown[]) => Outcome;
  onlyReads: boolean;
};

function prepare(database: Database.Database, text: string): Prepared {
  const statement = database.prepare<unknown[], Row>(text);
  const bind = (parameters: readonly unknown[]) =>
    parameters.map((value) => (typeof value === "boolean" ? Number(value) : value));
  const onlyReads = statement.readonly;
  if (!statement.reader) {
    return {
      execute: (parameters) => ({ rows: [], changes: statement.run(bind(parameters)).changes }),
      onlyReads,
    };
  }
  const booleans = statement
    .columns()
    .filter((column) => column.type === "BOOLEAN")
    .map((column) => column.name);
  const read = (row: Row) => {
    for (const name of booleans) if (row[name] !== null) row[name] = row[name] === 1;
    return row;
  };
  return {
    execute: (parameters) => ({ rows: statement.all(bind(parameters)).map(read) }),
    onlyReads,
  };
}

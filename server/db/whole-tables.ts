import { sql } from "kysely";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { engineOf } from "./engine.ts";
import type { Db, Schema } from "./schema.ts";

/** A row by the names of its columns, with the values a driver takes and gives. */
export type Row = Record<string, unknown>;

/** Every table with the columns that order its rows; a row never refers to a table further down. */
const keys = {
  users: ["id"],
  applications: ["id"],
  user_undos: ["undo_id", "user_id"],
  sessions: ["id"],
  one_time_tokens: ["id"],
  recovery_codes: ["user_id", "code_hash"],
  avatars: ["key"],
  application_events: ["id"],
  application_undos: ["undo_id", "application_id"],
  outbox: ["id"],
  audit_log: ["id"],
  failed_sign_ins: ["id"],
  settings: ["key"],
  state: ["name"],
  idempotency_keys: ["key_hash"],
  throttles: ["key"],
  page_visits: ["day", "path"],
} as const satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

const textColumns: ReadonlySet<string> = new Set(["code_hash", "key", "key_hash", "name", "path"]);

export type TableName = keyof Schema;

/** Whether this is the name of a table. */
export const isTable = (name: string): name is TableName => Object.hasOwn(keys, name);

/** The tables in an order in which their rows can be inserted. */
export const tableNames: readonly TableName[] = Object.keys(keys).filter(isTable);

const rowsPerInsert = 50;

/**
 * PostgreSQL has no index in the order of a text key and reads the whole table for each page: these
 * tables have small rows, so their pages are large. Portraits are large rows.
 */
function rowsPerPage(table: TableName): number {
  if (table === "avatars") return 100;
  return keys[table].some((column) => textColumns.has(column)) ? 2_000 : 200;
}

/**
 * Reads all rows of a table, in an order that is the same on both engines and without the row number
 * of SQLite. Memory holds one page. Rows that come or go meanwhile make no other row repeat or vanish.
 */
export async function* readTable(db: Db, table: TableName): AsyncGenerator<Row> {
  const columns: readonly string[] = keys[table];
  // Text is compared byte by byte, whatever the language of the database is.
  const collation = engineOf(db) === "postgres" ? sql`collate "C"` : sql``;
  const order = sql.join(
    columns.map((name) => sql`${sql.ref(name)} ${textColumns.has(name) ? collation : sql``}`),
  );
  const limit = rowsPerPage(table);
  let after: unknown[] | undefined;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`where (${order}) > (${sql.join(after)})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${order} limit ${limit}`.execute(db);
    for (const { seq: _seq, ...row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = columns.map((name) => last[name]);
    await setImmediate();
  }
}

/** Adds rows that all have the same columns, as many as there are. */
export async function insertRows(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const values = rows
      .slice(start, start + rowsPerInsert)
      .map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}

/** How many rows a table has, and a checksum over their lines in order. */
export type TableSum = { rows: number; sha256: string };

/** Adds lines up as they pass. */
export function openTableSum(): { add: (line: string) => void; end: () => TableSum } {
  const hash = createHash("sha256");
  let rows = 0;
  return {
    add: (line) => {
      rows += 1;
      hash.update(line).update("\n");
    },
    end: () => ({ rows, sha256: hash.digest("hex") }),
  };
}

/** Two tables with the same sum have the same rows, also on different engines. */
export async function sumTable(db: Db, table: TableName): Promise<TableSum> {
  const sum = openTableSum();
  for await (const row of readTable(db, table)) sum.add(lineOf(row));
  return sum.end();
}

/** The tables that have rows, with how many. A database of an older form has fewer tables. */
export async function countRows(db: Db): Promise<{ table: TableName; rows: number }[]> {
  const counted: { table: TableName; rows: number }[] = [];
  const found = await db.introspection.getTables({ withInternalKyselyTables: false });
  for (const table of found.map(({ name }) => name).filter(isTable)) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(table)}`.execute(db);
    counted.push({ table, rows: rows[0]?.found ?? 0 });
  }
  return counted.filter(({ rows }) => rows > 0);
}

/** A row as one line of JSON: the same on both engines and in any order of columns. */
export function lineOf(row: Row): string {
  const entries = Object.keys(row)
    .toSorted()
    .map((name) => [name, asJson(row[name])] as const);
  return JSON.stringify(Object.fromEntries(entries));
}

// No column holds an object, so an object can only stand for bytes.
const asJson = (value: unknown) =>
  Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;

/** The row of a line, with its bytes as a Buffer. Throws when the line holds none. */
export function rowOf(line: string): Row {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== "object" || parsed === null) throw new Error("A line holds no row");
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!("base64" in value) || typeof value.base64 !== "string") throw new Error("Unknown value");
  return Buffer.from(value.base64, "base64");
}

/**
 * Gives the work a view of the database that stands still, however long it takes, while others go on
 * writing. `db` is to be opened for this alone, for long work: other queries wait until it is done.
 */
export const withSnapshot = <Result>(
  db: Db,
  work: (snapshot: Db) => Promise<Result>,
): Promise<Result> =>
  db
    .withoutPlugins()
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);

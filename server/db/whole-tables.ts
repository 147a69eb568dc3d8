import { sql, type RawBuilder } from "kysely";
import { setImmediate } from "node:timers/promises";
import { engineOf } from "./engine.ts";
import { lineOf, openSum, type Row, type Sum } from "./row-lines.ts";
import type { Db, Schema } from "./schema.ts";

type KeyKind = "id" | "text" | "day";

/** Every table with the columns that order its rows; a row never refers to a table further down. */
const keys = {
  users: { id: "id" },
  applications: { id: "id" },
  user_undos: { undo_id: "id", user_id: "id" },
  sessions: { id: "id" },
  one_time_tokens: { id: "id" },
  recovery_codes: { user_id: "id", code_hash: "text" },
  avatars: { key: "text" },
  application_events: { id: "id" },
  application_undos: { undo_id: "id", application_id: "id" },
  outbox: { id: "id" },
  audit_log: { id: "id" },
  failed_sign_ins: { id: "id" },
  settings: { key: "text" },
  state: { name: "text" },
  idempotency_keys: { key_hash: "text" },
  throttles: { key: "text" },
  page_visits: { day: "day", path: "text" },
} as const satisfies { [Table in keyof Schema]: { [Column in keyof Schema[Table]]?: KeyKind } };

export type TableName = keyof Schema;

/** Whether this is the name of a table. */
export const isTable = (name: string): name is TableName => Object.hasOwn(keys, name);

/** The tables in an order in which their rows can be inserted. */
export const tableNames: readonly TableName[] = Object.keys(keys).filter(isTable);

/** How many rows are written at once. Portraits are as large as a hundred other rows. */
const writtenAtOnce = (table: TableName) => (table === "avatars" ? 20 : 200);

/**
 * How many rows are read at once. Where the key is text, PostgreSQL goes through the whole table for
 * each page, as no index has this order: their rows are small, so that it does so less often.
 */
function readAtOnce(table: TableName): number {
  if (table === "avatars") return 100;
  return Object.values<KeyKind>(keys[table]).includes("text") ? 2_000 : 200;
}

/**
 * All rows of a table, in an order that is the same on both engines and without the row number of
 * SQLite. Memory holds one page of them; others have their turn in between. What comes or goes
 * meanwhile makes no other row appear twice or get lost.
 */
export async function* readTable(db: Db, table: TableName): AsyncGenerator<Row> {
  const columns = Object.entries<KeyKind>(keys[table]);
  const order = sql.join(columns.map(([name, kind]) => orderable(db, name, kind)));
  const limit = readAtOnce(table);
  let after: unknown[] | undefined;
  for (;;) {
    const rest = after === undefined ? sql`` : sql`where (${order}) > (${sql.join(after)})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${rest} order by ${order} limit ${limit}`.execute(db);
    for (const { seq: _seq, ...row } of rows) yield row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = columns.map(([name]) => last[name]);
    await setImmediate();
  }
}

/** Adds rows that all have the same columns, as many as there are. */
export async function insertRows(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const step = writtenAtOnce(table);
  for (let start = 0; start < rows.length; start += step) {
    const values = rows
      .slice(start, start + step)
      .map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
  }
}

/** What a table holds: two tables with the same sum have the same rows, also on different engines. */
export async function sumTable(db: Db, table: TableName): Promise<Sum> {
  const sum = openSum();
  for await (const row of readTable(db, table)) sum.add(lineOf(row));
  return sum.end();
}

/** The tables that have rows, with how many. A database of an older form has fewer tables. */
export async function countRows(db: Db): Promise<{ table: TableName; rows: number }[]> {
  const counted: { table: TableName; rows: number }[] = [];
  const found = await db.introspection.getTables({ withInternalKyselyTables: false });
  for (const { name: table } of found) {
    if (!isTable(table)) continue;
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(table)}`.execute(db);
    counted.push({ table, rows: rows[0]?.found ?? 0 });
  }
  return counted.filter(({ rows }) => rows > 0);
}

/** Text is compared byte by byte, whatever the language of the database is. */
function orderable(db: Db, column: string, kind: KeyKind): RawBuilder<unknown> {
  return kind === "text" && engineOf(db) === "postgres"
    ? sql`${sql.ref(column)} collate "C"`
    : sql.ref(column);
}

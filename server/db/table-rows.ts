import { sql } from "kysely";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { engineOf } from "./engine.ts";
import type { Db, Schema } from "./schema.ts";

/** A row by column names, with the values that a driver accepts and returns. */
export type Row = Record<string, unknown>;

/** Every table with its key columns. A row refers only to tables further up. */
const keys = {
  users: ["id"],
  consent_texts: ["id"],
  applications: ["id"],
  user_undos: ["undo_id", "user_id"],
  bulk_acts: ["id"],
  sessions: ["id"],
  one_time_tokens: ["id"],
  recovery_codes: ["user_id", "code_hash"],
  avatars: ["key"],
  application_events: ["id"],
  application_notes: ["id"],
  verdict_openings: ["application_id", "user_id"],
  application_steps: ["id"],
  interviews: ["id"],
  interview_slots: ["interview_id", "starts_at"],
  interview_people: ["interview_id", "user_id"],
  calendar_feeds: ["user_id"],
  resume_texts: ["application_id"],
  attachments: ["id"],
  attachment_parts: ["attachment_id", "number"],
  application_undos: ["undo_id", "application_id"],
  outbox: ["id"],
  email_stops: ["to_hash"],
  email_templates: ["id"],
  audit_log: ["id"],
  failed_sign_ins: ["id"],
  positions: ["id"],
  former_slugs: ["slug"],
  settings: ["key"],
  state: ["name"],
  idempotency_keys: ["key_hash"],
  throttles: ["key"],
  page_visits: ["day", "path"],
  funnel_counts: ["day", "position", "source", "step"],
  erased_files: ["key"],
  erased_records: ["hash"],
  email_codes: ["hash"],
  privacy_requests: ["id"],
  removed_users: ["month"],
  interview_invitations: ["interview_id", "to_hash"],
  visitor_emails: ["id"],
} as const satisfies { [Table in keyof Schema]: readonly (keyof Schema[Table])[] };

/** Whether a key column holds text: all but ids, days, instants and numbers do. */
const isText = (column: string) => !/^(?:id|day|number|.+_(?:id|at))$/.test(column);

export type TableName = keyof Schema;

export const isTableName = (name: string): name is TableName => Object.hasOwn(keys, name);

/** The tables in an order that foreign keys allow for inserts. */
export const tableNames: readonly TableName[] = Object.keys(keys).filter(isTableName);

const rowsPerInsert = 50;

/**
 * PostgreSQL has no index in byte order of a text key and scans the whole table for each page: these
 * tables have small rows, so their pages are large. Portraits and parts of files are large rows.
 */
function rowsPerPage(table: TableName): number {
  if (table === "avatars" || table === "attachment_parts") return 100;
  return keys[table].some(isText) ? 2_000 : 200;
}

/**
 * Reads all rows of a table in an order that both engines share, without SQLite's row number. Memory
 * holds one page. Inserts and deletes meanwhile neither repeat nor skip another row.
 */
export async function* readTable(db: Db, table: TableName): AsyncGenerator<Row> {
  const columns: readonly string[] = keys[table];
  // Compares text byte by byte, whatever the locale of the database.
  const collation = engineOf(db) === "postgres" ? sql`collate "C"` : sql``;
  const order = sql.join(
    columns.map((name) => sql`${sql.ref(name)} ${isText(name) ? collation : sql``}`),
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

/** Inserts any number of rows with the same columns. */
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

/** The number of rows of a table, and a checksum over their lines in order. */
export type TableSum = { rows: number; sha256: string };

export function createTableSum(): { add: (line: string) => void; end: () => TableSum } {
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

/** Two tables with the same sum have the same rows, even on different engines. */
export async function sumTable(db: Db, table: TableName): Promise<TableSum> {
  const sum = createTableSum();
  for await (const row of readTable(db, table)) sum.add(serializeRow(row));
  return sum.end();
}

/** The row counts of all tables with rows. A database of an older schema has fewer tables. */
export async function countRowsByTable(db: Db): Promise<{ table: TableName; rows: number }[]> {
  const counted: { table: TableName; rows: number }[] = [];
  const found = await db.introspection.getTables({ withInternalKyselyTables: false });
  for (const table of found.map(({ name }) => name).filter(isTableName)) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from ${sql.table(table)}`.execute(db);
    counted.push({ table, rows: rows[0]?.found ?? 0 });
  }
  return counted.filter(({ rows }) => rows > 0);
}

/** A row as one line of JSON: equal on both engines and for any order of columns. */
export function serializeRow(row: Row): string {
  const entries = Object.keys(row)
    .toSorted()
    .map((name) => [name, asJson(row[name])] as const);
  return JSON.stringify(Object.fromEntries(entries));
}

// No column holds an object, so an object encodes bytes.
const asJson = (value: unknown) =>
  Buffer.isBuffer(value) ? { base64: value.toString("base64") } : value;

/** Parses a line of `serializeRow`, with bytes as a Buffer. Throws if it is no row. */
export function parseRow(line: string): Row {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== "object" || parsed === null) throw new Error("The line is not a row");
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!("base64" in value) || typeof value.base64 !== "string") throw new Error("Unknown value");
  return Buffer.from(value.base64, "base64");
}

/**
 * Runs work on a consistent snapshot of the database while others keep writing. Open `db` for maintenance
 * and for this alone: its other queries wait until the work is done.
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

/** Groups items, so that one query serves a whole group. */
export async function* batches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

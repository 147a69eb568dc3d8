import { sql, type RawBuilder, type SqlBool } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Sort } from "#contract/lists.ts";
import type { Db } from "./schema.ts";
import type { SearchableTable } from "./search.ts";

type Conditions = readonly RawBuilder<SqlBool>[];

/** A table, or a selection of its rows with an alias. */
export type Table = SearchableTable | RawBuilder<unknown>;

const from = (table: Table) => (typeof table === "string" ? sql.table(table) : table);

type Window = { skip: number; limit: number; sort?: Sort | undefined };

type Page = { ids: string[]; total: number };

/**
 * One page of a list, newest first unless asked otherwise: the ids in order and the exact total. A page
 * beyond the middle is read from the other end, so that the last page costs as little as the first.
 */
export async function listPage(
  db: Db,
  table: Table,
  conditions: Conditions,
  { skip, limit, sort = "newest" }: Window,
): Promise<Page> {
  const total = await countRows(db, table, conditions);
  const size = Math.min(limit, total - skip);
  if (size <= 0) return { ids: [], total };

  const fromEnd = skip > total / 2;
  const isAscending = (sort === "oldest") !== fromEnd;
  const order = isAscending ? sql`created_at, id` : sql`created_at desc, id desc`;
  const offset = fromEnd ? total - skip - size : skip;
  const found = await sql<{ id: string }>`
    select id from ${from(table)} ${where(conditions)}
    order by ${order} limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
}

/**
 * The same in one statement, which selects the rows once. It costs less where the selection costs more than
 * the sorting.
 */
export async function selectedPage(
  db: Db,
  table: Table,
  conditions: Conditions,
  { skip, limit, sort = "newest" }: Window,
): Promise<Page> {
  const order = sort === "newest" ? sql`created_at desc, id desc` : sql`created_at, id`;
  const { rows } = await sql<{ total: number; id: string | null }>`
    with selected as materialized
      (select id, created_at from ${from(table)} ${where(conditions)})
    select total, id from (select count(*) as total from selected) as counted
      left join (select * from selected order by ${order} limit ${limit} offset ${skip}) as page on true
      order by ${order}`.execute(db);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

export async function countRows(db: Db, table: Table, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${from(table)} ${where(conditions)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The where clause for conditions that must all hold; empty without conditions. */
export const where = (conditions: Conditions): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Puts rows into the order of their ids. An id whose row has been deleted meanwhile is skipped. */
export function sortByIds<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The number of ids per query, and per batch for the caller. */
const sizes = { query: 1_000, batch: 250 };

/**
 * The ids of all rows that meet the conditions, in list order and in batches. Each query starts after
 * the last row of the previous one: inserts and deletes meanwhile neither repeat nor skip another row.
 * Other requests run between the batches.
 */
export async function* streamIds(
  db: Db,
  table: Table,
  conditions: Conditions,
  sort: Sort = "newest",
): AsyncGenerator<string[]> {
  const [direction, beyond] = sort === "newest" ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  let last: { id: string; created_at: string } | undefined;
  for (;;) {
    const rest =
      last === undefined
        ? []
        : [sql<SqlBool>`(created_at, id) ${beyond} (${last.created_at}, ${last.id})`];
    const { rows } = await sql<{ id: string; created_at: string }>`
      select id, created_at from ${from(table)} ${where([...conditions, ...rest])}
      order by created_at ${direction}, id ${direction} limit ${sizes.query}`.execute(db);
    for (let index = 0; index < rows.length; index += sizes.batch) {
      yield rows.slice(index, index + sizes.batch).map((row) => row.id);
      await setImmediate();
    }
    last = rows.at(-1);
    if (last === undefined || rows.length < sizes.query) return;
  }
}

type Query = { limit(rows: number): { executeTakeFirst(): Promise<object | undefined> } };

export async function exists(query: Query): Promise<boolean> {
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Sort } from "#contract/lists.ts";
import type { Db } from "./schema.ts";
import type { SearchableTable } from "./search.ts";

type Conditions = readonly RawBuilder<SqlBool>[];

/** A table, or a selection of its rows with an alias. */
export type Table = SearchableTable | RawBuilder<unknown>;

/** The rows of a table that meet all conditions. */
export type Group = { table: Table; conditions: Conditions };

const from = (table: Table) => (typeof table === "string" ? sql.table(table) : table);

type Window = { skip: number; limit: number; sort?: Sort | undefined };

/**
 * One page of a list of groups, one after the other, each newest first unless asked otherwise: the ids by
 * group in order, and the exact total. PostgreSQL counts the groups at the same time.
 */
export async function listPage(
  db: Db,
  groups: readonly Group[],
  { skip, limit, sort = "newest" }: Window,
): Promise<{ ids: string[][]; total: number }> {
  const totals = await Promise.all(groups.map((group) => countRows(db, group)));
  const ids: string[][] = [];
  let before = 0;
  for (const [index, group] of groups.entries()) {
    const total = totals[index] ?? 0;
    const start = Math.max(0, skip - before);
    const size = Math.min(total, skip + limit - before) - start;
    ids.push(size > 0 ? await readPage(db, group, total, start, size, sort) : []);
    before += total;
  }
  return { ids, total: before };
}

/** A page beyond the middle is read from the other end, so that the last page costs as little as the first. */
async function readPage(
  db: Db,
  { table, conditions }: Group,
  total: number,
  skip: number,
  size: number,
  sort: Sort,
): Promise<string[]> {
  const fromEnd = skip > total / 2;
  const isAscending = (sort === "oldest") !== fromEnd;
  const order = isAscending ? sql`created_at, id` : sql`created_at desc, id desc`;
  const offset = fromEnd ? total - skip - size : skip;
  const { rows } = await sql<{ id: string }>`
    select id from ${from(table)} ${where(conditions)}
    order by ${order} limit ${size} offset ${offset}`.execute(db);
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.toReversed() : ids;
}

export async function countRows(db: Db, { table, conditions }: Group): Promise<number> {
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
 * The ids of all rows of a group, in list order and in batches. Each query starts after
 * the last row of the previous one: inserts and deletes meanwhile neither repeat nor skip another row.
 * Other requests run between the batches.
 */
export async function* streamIds(
  db: Db,
  { table, conditions }: Group,
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

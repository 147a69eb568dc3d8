import { sql, type RawBuilder, type SqlBool } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Sort } from "#contract/lists.ts";
import type { Db } from "./schema.ts";
import type { Searched } from "./search.ts";

type Conditions = readonly RawBuilder<SqlBool>[];

/** The part of a list that is asked for. */
type Window = { skip: number; limit: number; sort?: Sort | undefined };

export type Page = { ids: string[]; total: number };

/**
 * One page of a list, newest first unless asked otherwise: the ids in order and the exact total. A page
 * beyond the middle is read from the other end, so that the last page costs as little as the first.
 */
export async function listPage(
  db: Db,
  table: Searched,
  conditions: Conditions,
  { skip, limit, sort = "newest" }: Window,
): Promise<Page> {
  const total = await count(db, table, conditions);
  const size = Math.min(limit, total - skip);
  if (size <= 0) return { ids: [], total };

  const fromEnd = skip > total / 2;
  const isAscending = (sort === "oldest") !== fromEnd;
  const order = isAscending ? sql`created_at, id` : sql`created_at desc, id desc`;
  const offset = fromEnd ? total - skip - size : skip;
  const found = await sql<{ id: string }>`
    select id from ${sql.table(table)} ${where(conditions)}
    order by ${order} limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
}

/** How many rows there are for which the conditions hold. */
export async function count(db: Db, table: Searched, conditions: Conditions): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} ${where(conditions)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The where clause for conditions that must all hold; nothing where there are none. */
export const where = (conditions: Conditions): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** Puts rows into the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many ids are read at once, and how many of them are handed out at once. */
const step = { read: 1_000, given: 250 };

/**
 * The ids of all rows for which the conditions hold, in the order of their list, some at a time. Each
 * step begins after the last row of the one before: rows that come or go meanwhile make no other row
 * appear twice or get lost. Other requests run between the steps.
 */
export async function* streamIds(
  db: Db,
  table: Searched,
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
      select id, created_at from ${sql.table(table)} ${where([...conditions, ...rest])}
      order by created_at ${direction}, id ${direction} limit ${step.read}`.execute(db);
    for (let index = 0; index < rows.length; index += step.given) {
      yield rows.slice(index, index + step.given).map((row) => row.id);
      await setImmediate();
    }
    last = rows.at(-1);
    if (last === undefined || rows.length < step.read) return;
  }
}

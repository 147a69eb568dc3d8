import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { Db } from "./schema.ts";
import type { Searched } from "./search.ts";

/**
 * One page of a list, newest first: the ids in order and the exact total. Only the index is walked;
 * the rows are fetched by their ids. A page beyond the middle is reached from the other end, so the
 * last page costs as little as the first.
 */
export async function listPage(
  db: Db,
  table: Searched,
  conditions: readonly RawBuilder<SqlBool>[],
  window: { skip: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const from = sql`from ${sql.table(table)} ${where}`;
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const size = Math.min(window.limit, total - window.skip);
  if (size <= 0) return { ids: [], total };

  const fromEnd = window.skip > total / 2;
  const order = fromEnd ? sql`created_at, id` : sql`created_at desc, id desc`;
  const offset = fromEnd ? total - window.skip - size : window.skip;
  const found = await sql<{ id: string }>`
    select id ${from} order by ${order} limit ${size} offset ${offset}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
}

/** Puts rows into the order of their ids; a row that has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

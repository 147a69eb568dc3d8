import { sql, type RawBuilder, type SqlBool } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Sort } from "#contract/lists.ts";
import type { Db } from "./schema.ts";
import type { Searched } from "./search.ts";
import { where } from "./where.ts";

/** How many ids are read at once, and how many of them are handed out at once. */
const step = { read: 1_000, given: 250 };

/**
 * The ids of all rows for which the conditions hold, in the order of their list, some at a time. Each
 * step begins after the last row of the one before: what comes or goes meanwhile makes no other row
 * appear twice or get lost. Others have their turn between the steps.
 */
export async function* walk(
  db: Db,
  table: Searched,
  conditions: readonly RawBuilder<SqlBool>[],
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

/** How many rows there are for which the conditions hold. */
export async function count(
  db: Db,
  table: Searched,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.table(table)} ${where(conditions)}`.execute(db);
  return rows[0]?.total ?? 0;
}

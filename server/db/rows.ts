import { sql, type RawBuilder, type SqlBool } from "kysely";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";
import type { Searched } from "./search.ts";
import { where } from "./where.ts";

export type Conditions = readonly RawBuilder<SqlBool>[];

/** The rows of a source for which the conditions hold. */
export const rowsOf = (source: RawBuilder<unknown>, conditions: Conditions) =>
  sql`from ${source} ${where(conditions)}`;

/** A table by way of one of its indexes. PostgreSQL always chooses itself. */
export function indexed(db: Db, table: Searched, index: string | undefined): RawBuilder<unknown> {
  if (index === undefined || engineOf(db) === "postgres") return sql.table(table);
  return sql`${sql.table(table)} indexed by ${sql.id(index)}`;
}

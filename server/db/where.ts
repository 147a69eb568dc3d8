import { sql, type RawBuilder, type SqlBool } from "kysely";

/** The where clause for conditions that must all hold; nothing where there are none. */
export const where = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

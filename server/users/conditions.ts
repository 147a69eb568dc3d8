import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { UserListQuery } from "#contract/users.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";

/** What says which users there are, without saying which page of them. */
export type UserFilter = Omit<UserListQuery, "skip" | "limit" | "sort">;

/** What holds for the users that a list or an export of them is about. */
export function userConditions(db: Db, { role, active, q }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions = searchConditions(db, "users", q);
  if (role !== undefined) conditions.push(sql<SqlBool>`role = ${role}`);
  if (active !== undefined) conditions.push(sql<SqlBool>`active = ${active}`);
  return conditions;
}

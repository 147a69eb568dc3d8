import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { UserListQuery } from "#contract/users.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";

/** What says which users there are, without saying which page of them. */
export type UserFilter = Omit<UserListQuery, "skip" | "limit" | "sort">;

/** What holds for the users that a list or an export of them is about. */
export function userConditions(db: Db, filter: UserFilter): RawBuilder<SqlBool>[] {
  return [...filterConditions(filter), ...searchConditions(db, "users", filter.q)];
}

/** The same without the search, which `listPage` does in its own way. */
export function filterConditions({ role, active }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (role !== undefined) conditions.push(sql<SqlBool>`role = ${role}`);
  if (active !== undefined) conditions.push(sql<SqlBool>`active = ${active}`);
  return conditions;
}

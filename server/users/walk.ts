import type { User, UserListQuery } from "#contract/users.ts";
import type { Db } from "#server/db/schema.ts";
import { count, streamIds } from "#server/db/lists.ts";
import { userConditions } from "./conditions.ts";
import { readUsers } from "./queries.ts";

type Query = Omit<UserListQuery, "skip" | "limit">;

/** Every user that a query admits, in the order of the list, some at a time. */
export async function* walkUsers(db: Db, query: Query): AsyncGenerator<User[]> {
  for await (const ids of streamIds(db, "users", userConditions(db, query), query.sort)) {
    yield await readUsers(db, ids);
  }
}

export function countUsers(db: Db, query: Query): Promise<number> {
  return count(db, "users", userConditions(db, query));
}

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { mask, User, type UserList, type UserListQuery } from "#contract/users.ts";
import { findUserById, userColumns, type UserRow } from "#server/auth/user-record.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";
import { notFound } from "#server/http/failure.ts";
import { count, inOrder, listPage, streamIds } from "#server/db/lists.ts";

export async function listUsers(db: Db, query: UserListQuery): Promise<UserList> {
  const { ids, total } = await listPage(db, "users", userConditions(db, query), query);
  const total_pages = Math.ceil(total / query.limit);
  return { users: await readUsers(db, ids), total, total_pages };
}

/** The users with these ids, in their order; one that has gone meanwhile is left out. */
async function readUsers(db: Db, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select(userColumns).where("id", "in", ids).execute();
  return inOrder(ids, rows).map(asUser);
}

/** The user. Throws 404. */
export async function getUser(db: Db, id: string): Promise<User> {
  const row = await findUserById(db, id);
  if (row === undefined) throw notFound("failure.userNotFound");
  return asUser(row);
}

/** A user as administrators read it. Two values are masked, and the schema drops every other column. */
export const asUser = (user: UserRow): User =>
  User.parse({
    ...user,
    dob: user.dob === null ? null : hidden,
    national_id: user.national_id === null ? null : maskEnd(user.national_id),
    invited: user.password_hash === null,
    two_step: user.two_step_at !== null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });

const hidden = mask.repeat(3);
const shownAtEnd = 3;

/** Shows the last characters of a number, unless they are most of it. */
function maskEnd(text: string): string {
  return text.length > 2 * shownAtEnd ? hidden + text.slice(-shownAtEnd) : hidden;
}

/** What narrows a list down: a query without its page. */
type UserFilter = Omit<UserListQuery, "skip" | "limit">;

function userConditions(db: Db, { role, active, q }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions = searchConditions(db, "users", q);
  if (role !== undefined) conditions.push(sql<SqlBool>`role = ${role}`);
  if (active !== undefined) conditions.push(sql<SqlBool>`active = ${active}`);
  return conditions;
}

/** All users of a filter, in the order of the list, some at a time. */
export async function* walkUsers(db: Db, filter: UserFilter): AsyncGenerator<User[]> {
  for await (const ids of streamIds(db, "users", userConditions(db, filter), filter.sort)) {
    yield await readUsers(db, ids);
  }
}

export function countUsers(db: Db, filter: UserFilter): Promise<number> {
  return count(db, "users", userConditions(db, filter));
}

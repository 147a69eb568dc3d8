import { sql, type RawBuilder, type SqlBool } from "kysely";
import { mask, type User, type UserList, type UserListQuery } from "#contract/users.ts";
import { findUserById, userColumns, type UserRow } from "#server/auth/user-record.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";
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

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await findUserById(db, id);
  return row === undefined ? undefined : asUser(row);
}

/** A user as administrators read it; what is personal beyond need is masked. */
export function asUser(user: UserRow): User {
  const {
    password_hash,
    avatar: _avatar,
    language: _language,
    two_step_at,
    created_at,
    updated_at,
    ...row
  } = user;
  return {
    ...row,
    dob: row.dob === null ? null : hidden,
    national_id: row.national_id === null ? null : maskEnd(row.national_id),
    invited: password_hash === null,
    two_step: two_step_at !== null,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}

const hidden = mask.repeat(3);
const shownAtEnd = 3;

/** Shows the last characters of a number, unless they are most of it. */
function maskEnd(text: string): string {
  return text.length > 2 * shownAtEnd ? hidden + text.slice(-shownAtEnd) : hidden;
}

/** What says which users there are, without saying which page of them. */
type UserFilter = Omit<UserListQuery, "skip" | "limit" | "sort">;

/** The conditions of a list or an export of users. */
function userConditions(db: Db, { role, active, q }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions = searchConditions(db, "users", q);
  if (role !== undefined) conditions.push(sql<SqlBool>`role = ${role}`);
  if (active !== undefined) conditions.push(sql<SqlBool>`active = ${active}`);
  return conditions;
}

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

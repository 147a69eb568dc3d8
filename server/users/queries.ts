import { mask, type User, type UserList, type UserListQuery } from "#contract/users.ts";
import { inOrder, listPage } from "#server/db/lists.ts";
import type { Db } from "#server/db/schema.ts";
import { userColumns, type UserRow } from "./accounts.ts";
import { userConditions } from "./conditions.ts";

export async function listUsers(db: Db, query: UserListQuery): Promise<UserList> {
  const { ids, total } = await listPage(db, "users", userConditions(db, query), query);
  const total_pages = Math.ceil(total / query.limit);
  return { users: await readUsers(db, ids), total, total_pages };
}

/** The users with these ids, in their order; one that has gone meanwhile is left out. */
export async function readUsers(db: Db, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").select(userColumns).where("id", "in", ids).execute();
  return inOrder(ids, rows).map(asUser);
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom("users")
    .select(userColumns)
    .where("id", "=", id)
    .executeTakeFirst();
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

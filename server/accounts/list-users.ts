import { sql, type RawBuilder, type SqlBool } from "kysely";
import { mask, User, type UserList, type UserListQuery } from "#contract/users.ts";
import { staffRoles } from "#contract/staff.ts";
import { findUserById, type UserRow } from "#server/accounts/user-record.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";
import { notFound } from "#server/http/http-error.ts";
import { countRows, sortByIds, listPage, streamIds } from "#server/db/lists.ts";

export async function listUsers(db: Db, query: UserListQuery): Promise<UserList> {
  const { ids, total } = await listPage(db, "users", userConditions(db, query), query);
  const total_pages = Math.ceil(total / query.limit);
  return { users: await readUsers(db, ids), total, total_pages };
}

/** The users with these ids, in this order, without those deleted meanwhile. */
async function readUsers(db: Db, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("users").selectAll().where("id", "in", ids).execute();
  return sortByIds(ids, rows).map(toUser);
}

/** Throws 404 for an unknown user. */
export async function getUser(db: Db, id: string): Promise<User> {
  const row = await findUserById(db, id);
  if (row === undefined) throw notFound("failure.userNotFound");
  return toUser(row);
}

/** The form for administrators: two values are masked, and the schema drops the other columns. */
export const toUser = (user: UserRow): User =>
  User.parse({
    ...user,
    dob: user.dob === null ? null : masked,
    national_id: user.national_id === null ? null : maskEnd(user.national_id),
    invited: user.password_hash === null,
    email_confirmed: user.email_confirmed_at !== null,
    two_step: user.two_step_at !== null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });

const masked = mask.repeat(3);
const visibleAtEnd = 3;

/** Shows the last characters of a number, if it has more than twice as many. */
function maskEnd(text: string): string {
  return text.length > 2 * visibleAtEnd ? masked + text.slice(-visibleAtEnd) : masked;
}

type UserFilter = Omit<UserListQuery, "skip" | "limit">;

function userConditions(db: Db, { role, active, q }: UserFilter): RawBuilder<SqlBool>[] {
  const conditions = searchConditions(db, "users", q);
  if (role !== undefined) conditions.push(sql<SqlBool>`role = ${role}`);
  if (active !== undefined) conditions.push(sql<SqlBool>`active = ${active}`);
  return conditions;
}

/** Streams the users of a filter in batches, in the order of the list. */
export async function* streamUsers(db: Db, filter: UserFilter): AsyncGenerator<User[]> {
  for await (const ids of streamIds(db, "users", userConditions(db, filter), filter.sort)) {
    yield await readUsers(db, ids);
  }
}

export function countUsers(db: Db, filter: UserFilter): Promise<number> {
  return countRows(db, "users", userConditions(db, filter));
}

export async function findColleagues(db: Db) {
  const colleagues = await db
    .selectFrom("users")
    .select(["id", "name", "role", "email", "language"])
    .where("role", "in", staffRoles)
    .where("active", "=", true)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return colleagues.map((colleague) => ({
    ...colleague,
    has_full_name: colleague.name !== colleague.email.split("@")[0],
  }));
}

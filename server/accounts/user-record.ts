import { emailKey, searchText } from "#server/db/search.ts";
import { isDuplicate } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import { forUpdate } from "#server/db/transaction.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import { nextVersion, recordId } from "#server/http/requests.ts";
import { localDay } from "#server/db/vietnam-time.ts";

export type UserRow = UsersTable;

export function userSearchText(user: Pick<UsersTable, "name" | "email" | "phone">): string {
  return searchText([user.name, user.email], user.phone);
}

export function avatarPath({ avatar }: Pick<UsersTable, "avatar">): string | null {
  return avatar === null ? null : `/api/v1/avatars/${avatar}`;
}

const selectUser = (db: Db) => db.selectFrom("users").selectAll();

export const findUserById = (db: Db, id: string): Promise<UserRow | undefined> =>
  selectUser(db).where("id", "=", id).executeTakeFirst();

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  selectUser(db).where("email_key", "=", emailKey(email)).executeTakeFirst();

/** Locks the user until the transaction ends. */
export const findLockedUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  selectUser(tx).where("id", "=", id).modifyEnd(forUpdate(tx)).executeTakeFirst();

/** As `findLockedUser`. Throws 404 for an unknown user. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  const user = await findLockedUser(tx, id);
  if (user === undefined) throw notFound("failure.userNotFound");
  return user;
}

type NewUser = Pick<UsersTable, "email" | "name" | "role"> & {
  passwordHash: string | null;
} & Partial<Pick<UsersTable, "active" | "status" | "phone" | "language" | "email_confirmed_at">>;

/** Adds a user. Throws 409 if the address is taken. */
export async function insertUser(
  tx: Tx,
  { passwordHash, ...given }: NewUser,
  now: Date,
): Promise<UserRow> {
  const user = { active: true, status: "active", phone: null, language: null, ...given } as const;
  const at = now.toISOString();
  return tx
    .insertInto("users")
    .values({
      ...user,
      id: newId(now),
      email_key: emailKey(user.email),
      password_hash: passwordHash,
      search_text: userSearchText(user),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(throwEmailConflict);
}

function throwEmailConflict(error: unknown): never {
  throw isDuplicate(error, "users", "email_key") ? emailTaken() : error;
}

/** 409, with the account that has the address only where the caller may know. */
export const emailTaken = (current?: { id: string }) =>
  conflict("field.email.taken", { fields: { email: ["field.email.taken"] }, current });

/** The columns that an input changes. An empty text clears an optional one. */
export function changedColumns(
  before: UserRow,
  input: Readonly<Record<string, unknown>>,
): Partial<UserRow> {
  const current: Readonly<Record<string, unknown>> = before;
  const entries = Object.entries(input).map(
    ([field, value]) => [field, emptyToNull(value)] as const,
  );
  return Object.fromEntries(entries.filter(([field, value]) => current[field] !== value));
}

export const emptyToNull = <Value>(value: Value) => (value === "" ? null : value);

/**
 * Stores changed columns with search text, version and author, and whether the user was active when this
 * month began. Throws 409 if the address is taken.
 */
export async function saveUser(
  tx: Tx,
  before: UserRow,
  change: Partial<UserRow>,
  { actorId, now }: { actorId: string; now: Date },
): Promise<UserRow> {
  const after = { ...before, ...change };
  const month = monthOf(now);
  const isFirstSwitch = before.active !== after.active && before.active_month !== month;
  return tx
    .updateTable("users")
    .set({
      ...change,
      ...(isFirstSwitch && { active_month: month, active_before: before.active }),
      email_key: emailKey(after.email),
      search_text: userSearchText(after),
      updated_at: nextVersion(before.updated_at, now),
      updated_by: actorId,
    })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(throwEmailConflict);
}

/** The month by which users are counted, in Vietnam. */
export const monthOf = (now: Date) => localDay(now).slice(0, 7);

/** Counts, with the deletion of a user from before this month, whether they were active when it began. */
export async function recordRemoval(tx: Tx, user: UserRow, now: Date): Promise<void> {
  const month = monthOf(now);
  if (monthOf(new Date(user.created_at)) >= month) return;
  const wasActive = user.active_month === month ? user.active_before : user.active;
  const active = Number(wasActive ?? user.active);
  await tx
    .insertInto("removed_users")
    .values({ month, users: 1, active })
    .onConflict((conflict) =>
      conflict.column("month").doUpdateSet((eb) => ({
        users: eb("removed_users.users", "+", 1),
        active: eb("removed_users.active", "+", active),
      })),
    )
    .execute();
}

/** Stores columns that no search and no edit form contains; the version stays. */
export async function setUserColumns(
  tx: Tx,
  id: string,
  columns: Partial<Omit<UserRow, "name" | "email" | "phone">>,
): Promise<void> {
  await tx.updateTable("users").set(columns).where("id", "=", id).execute();
}

/** Records that a link to the address of a user was used. */
export const confirmAddress = (tx: Tx, { id, email_confirmed_at }: UserRow, now: Date) =>
  setUserColumns(tx, id, { email_confirmed_at: email_confirmed_at ?? now.toISOString() });

/** The id in the path of a user. Throws 404 if it is not an id. */
export const userIdParam = ({ id }: { id: string }): string => recordId(id, "failure.userNotFound");

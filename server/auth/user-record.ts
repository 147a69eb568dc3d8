import type { Language } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import type { EmploymentStatus } from "#contract/users.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { emailKey } from "#server/db/email-key.ts";
import { isDuplicate } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Db, Tx, UsersTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { recordId } from "#server/http/requests.ts";

/** What the server reads of a user: all columns but those that only searches and comparisons use. */
export const userColumns = [
  "id",
  "email",
  "name",
  "role",
  "active",
  "status",
  "password_hash",
  "phone",
  "phone_emergency",
  "dob",
  "national_id",
  "starting_date",
  "address",
  "current_address",
  "notes",
  "avatar",
  "language",
  "two_step_secret",
  "two_step_at",
  "two_step_last_step",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof UsersTable)[];

export type UserRow = Pick<UsersTable, (typeof userColumns)[number]>;

/** The text that the search of the panel looks in. */
export function userSearchText(user: Pick<UsersTable, "name" | "email" | "phone">): string {
  return searchText([user.name, user.email], user.phone);
}

/** The address of the portrait on the site. */
export function avatarAddress({ avatar }: Pick<UsersTable, "avatar">): string | null {
  return avatar === null ? null : `/api/v1/avatars/${avatar}`;
}

const selectUser = (db: Db) => db.selectFrom("users").select(userColumns);

export const findUserById = (db: Db, id: string): Promise<UserRow | undefined> =>
  selectUser(db).where("id", "=", id).executeTakeFirst();

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  selectUser(db).where("email_key", "=", emailKey(email)).executeTakeFirst();

/** The user, locked until the transaction ends. */
export const findLockedUser = (tx: Tx, id: string): Promise<UserRow | undefined> =>
  selectUser(tx).where("id", "=", id).modifyEnd(forUpdate(tx)).executeTakeFirst();

/** The same. Throws 404. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  const user = await findLockedUser(tx, id);
  if (user === undefined) throw notFound("failure.userNotFound");
  return user;
}

type NewAccount = {
  email: string;
  name: string;
  role: Role;
  passwordHash: string | null;
  active?: boolean;
  status?: EmploymentStatus;
  phone?: string | null;
  language?: Language;
};

/** Adds an account. Throws 409 when its address is taken. */
export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<UserRow> {
  const { email, name, role, passwordHash, active = true, status = "active" } = account;
  const phone = account.phone ?? null;
  const at = now.toISOString();
  try {
    return await tx
      .insertInto("users")
      .values({
        id: newId(now),
        email,
        email_key: emailKey(email),
        name,
        role,
        active,
        status,
        password_hash: passwordHash,
        phone,
        language: account.language ?? null,
        search_text: userSearchText({ name, email, phone }),
        created_at: at,
        updated_at: at,
      })
      .returning(userColumns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw orTaken(error);
  }
}

/** The error of a failed write: 409 when the address is taken. */
function orTaken(error: unknown): unknown {
  return isDuplicate(error, "users", "email_key")
    ? conflict("failure.emailTaken", { fields: { email: ["field.email.taken"] } })
    : error;
}

/** The fields that differ. An empty text clears an optional field. */
export function changeOf(
  before: UserRow,
  asked: Readonly<Record<string, unknown>>,
): Partial<UserRow> {
  const kept: Readonly<Record<string, unknown>> = before;
  const entries = Object.entries(asked).map(
    ([field, value]) => [field, emptyAsNull(value)] as const,
  );
  return Object.fromEntries(entries.filter(([field, value]) => kept[field] !== value));
}

export const emptyAsNull = <Value>(value: Value) => (value === "" ? null : value);

/** Stores a change with its search text and change stamp. Throws 409 when the address is taken. */
export async function saveUser(
  tx: Tx,
  before: UserRow,
  change: Partial<UserRow>,
  now: Date,
): Promise<UserRow> {
  const after = { ...before, ...change };
  try {
    return await tx
      .updateTable("users")
      .set({
        ...change,
        email_key: emailKey(after.email),
        search_text: userSearchText(after),
        updated_at: nextStamp(before.updated_at, now),
      })
      .where("id", "=", before.id)
      .returning(userColumns)
      .executeTakeFirstOrThrow();
  } catch (error) {
    throw orTaken(error);
  }
}

/** Stores columns that administrators neither search nor edit; the change stamp stays. */
export async function setUserColumns(
  tx: Tx,
  id: string,
  columns: Partial<Omit<UserRow, "name" | "email" | "phone">>,
): Promise<void> {
  await tx.updateTable("users").set(columns).where("id", "=", id).execute();
}

/** The user that an address names. */
export const userIdOf = ({ id }: { id: string }): string => recordId(id, "failure.userNotFound");

import type { Language } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import type { EmploymentStatus } from "#contract/users.ts";
import { emailKey } from "#server/db/email-key.ts";
import { isDuplicate } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Tx, UsersTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { conflict } from "#server/http/failure.ts";

/** The columns every use of an account may need; never `search_text`. */
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
  "two_step_at",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof UsersTable)[];

export type UserRow = Pick<UsersTable, (typeof userColumns)[number]>;

/** What an account is found by in the panel. */
export function userSearchText(user: Pick<UsersTable, "name" | "email" | "phone">): string {
  return searchText([user.name, user.email], user.phone);
}

/** Where the portrait of an account is found on the site, if it has one. */
export function avatarAddress({ avatar }: Pick<UsersTable, "avatar">): string | null {
  return avatar === null ? null : `/api/v1/avatars/${avatar}`;
}

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom("users")
    .select(userColumns)
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
}

export type NewAccount = {
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

/** What a write that failed is answered with: 409 when the address is taken, else the error as it is. */
export function orTaken(error: unknown): unknown {
  return isDuplicate(error, "users", "email_key")
    ? conflict("failure.emailTaken", { fields: { email: ["field.email.taken"] } })
    : error;
}

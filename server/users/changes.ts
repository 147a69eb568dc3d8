import { nextStamp } from "#server/db/change-stamp.ts";
import { emailKey } from "#server/db/email-key.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import { notFound } from "#server/http/failure.ts";
import { orTaken, userColumns, userSearchText, type UserRow } from "./accounts.ts";

// How an account changes, whoever changes it: an administrator or its owner.

/** The account as it is now; nobody else changes it before this transaction ends. Throws 404. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  const user = await tx
    .selectFrom("users")
    .select(userColumns)
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (user === undefined) throw notFound("failure.userNotFound");
  return user;
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

/**
 * Stores a change; what the account is found by follows, and its change stamp moves on. Throws 409
 * when another account has the address.
 */
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

import { createHmac, randomInt } from "node:crypto";
import type { Db, Tx } from "#server/db/schema.ts";
import type { Keys } from "./keys.ts";

// Without i, l and o, which look like 1 and 0 on paper, and without those two.
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const length = 10;
const perUser = 10;

/** Gives a user ten fresh codes, as they are shown; those before are void. */
export async function replaceRecoveryCodes(tx: Tx, keys: Keys, userId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < perUser) codes.add(newCode());
  await dropRecoveryCodes(tx, userId);
  await tx
    .insertInto("recovery_codes")
    .values(
      Array.from(codes, (code) => ({ user_id: userId, code_hash: hashOf(keys, userId, code) })),
    )
    .execute();
  return Array.from(codes, (code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code up. Of several who try at once, one is told true. */
export async function redeemRecoveryCode(
  tx: Tx,
  keys: Keys,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(keys, userId, code))
    .returning("user_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function dropRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return left;
}

function newCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}

// Fifty bits could be tried out against a stolen table; the key is not in it.
function hashOf(keys: Keys, userId: string, code: string): string {
  return createHmac("sha256", keys.recoveryCodes).update(`${userId}.${code}`).digest("base64url");
}

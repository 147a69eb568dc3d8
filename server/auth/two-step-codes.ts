import { createHmac, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { company } from "#content/company.ts";
import { audit } from "#server/audit/audit.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import type { AppContext } from "#server/context.ts";
import { unseal, type Keys } from "./keys.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { setUserColumns, type UserRow } from "./user-record.ts";

/** Counts a code before it is checked. Throws 429 with Retry-After after too many wrong ones. */
export async function countCode(
  { throttle }: Pick<AppContext, "throttle">,
  userId: string,
  code: string,
): Promise<void> {
  if (isFromApp(code)) await throttle.attempt(codeAttempts, userId);
}

/**
 * Checks a code and uses it up. `user` is locked, so that of several calls with the same code one
 * returns true.
 */
export async function redeemCode(
  tx: Tx,
  keys: Keys,
  user: UserRow,
  code: string,
  source: ClientInfo,
  now: Date,
): Promise<boolean> {
  const target = { kind: "user", id: user.id } as const;
  if (isFromApp(code)) {
    if (await redeemAppCode(tx, keys, user, code, now)) return true;
  } else if (await redeemRecoveryCode(tx, keys, user.id, code)) {
    await audit(tx, { at: now, action: "recovery_code_used", actorId: user.id, target, source });
    return true;
  }
  await audit(tx, { at: now, action: "two_step_failed", actorId: null, target, source });
  return false;
}

/** The same for a code of the app alone, without an audit entry. */
export async function redeemAppCode(
  tx: Tx,
  keys: Keys,
  user: UserRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = readSecret(keys, user);
  if (secret === null) return false;
  const step = stepOf(secret, code, now);
  // A code that was seen on its way cannot be used again, nor one from before it.
  if (step === null || step <= (user.two_step_last_step ?? 0)) return false;
  await setUserColumns(tx, user.id, { two_step_last_step: step });
  return true;
}

/** Null also after AUTH_SECRET was replaced: then no code is right until an administrator resets it. */
function readSecret(keys: Keys, { id, two_step_secret }: UserRow): string | null {
  if (two_step_secret === null) return null;
  try {
    return unseal(keys.twoStep, id, two_step_secret);
  } catch {
    return null;
  }
}

const isFromApp = (code: string) => /^\d{6}$/.test(code);

// The values that every authenticator app supports; several ignore other ones and show codes that
// never match.
const kind = { algorithm: "SHA1", digits: 6, period: 30 } as const;

// A code counts in its own half minute and in the ones beside it: clocks differ, typing takes time.
const window = 1;

// RFC 4226 asks for 160 bits.
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address in the QR code for an authenticator app. */
export function otpauthUri(secret: string, email: string): string {
  return new TOTP({ ...kind, issuer: company.name, label: email, secret }).toString();
}

/** The time step a code belongs to, when it counts now; null otherwise. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...kind, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

// Without i, l and o, which look like 1 and 0 on paper, and without those two.
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;
const codesPerUser = 10;

/** Replaces the codes of a user and returns ten new ones as they are shown. */
export async function replaceRecoveryCodes(tx: Tx, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesPerUser }, newCode);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(keys, userId, code) }));
  await dropRecoveryCodes(tx, userId);
  await tx.insertInto("recovery_codes").values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code up. Of several calls at once, one returns true. */
async function redeemRecoveryCode(
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

const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

// Fifty bits could be tried out against a stolen table; the key is not in it.
function hashOf(keys: Keys, userId: string, code: string): string {
  return createHmac("sha256", keys.recoveryCodes).update(`${userId}.${code}`).digest("base64url");
}

import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { company } from "#content/company.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import type { Db, Tx, Moment } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import type { AppContext } from "#server/context.ts";
import { acceptedKeys, decrypt, macOf, type Keys } from "#server/http/keys.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { setUserColumns, type UserRow } from "./user-record.ts";

/** Counts an attempt before its code is checked. Throws 429 with Retry-After after too many wrong codes. */
export async function countCodeAttempt(
  { throttle }: AppContext,
  userId: string,
  code: string,
): Promise<void> {
  if (isAppCode(code)) await throttle.attempt(codeAttempts, userId);
}

/**
 * Accepts each code of the app or recovery code once. The caller has locked `user`, so that of several
 * calls with the same code one returns true.
 */
export async function redeemCode(
  { tx, now, client }: Moment & { client: ClientInfo },
  keys: Keys,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const target = userTarget(user.id);
  if (isAppCode(code)) {
    if (await redeemAppCode({ tx, now }, keys, user, code)) return true;
  } else if (await redeemRecoveryCode(tx, keys, user.id, code)) {
    await audit(tx, { at: now, action: "recovery_code_used", actorId: user.id, target, client });
    return true;
  }
  await audit(tx, { at: now, action: "two_step_failed", actorId: null, target, client });
  return false;
}

/** As `redeemCode`, for codes of the app alone and without an audit entry. */
export async function redeemAppCode(
  { tx, now }: Moment,
  keys: Keys,
  user: UserRow,
  code: string,
): Promise<boolean> {
  const secret = readSecret(keys, user);
  if (secret === null) return false;
  const step = timeStepOf(secret, code, now);
  // An intercepted code does not work again, and neither does an earlier one.
  if (step === null || step <= (user.two_step_last_step ?? 0)) return false;
  await setUserColumns(tx, user.id, { two_step_last_step: step });
  return true;
}

/** Null also after AUTH_SECRET was lost: then no code works until an administrator resets it. */
function readSecret(keys: Keys, { id, two_step_secret }: UserRow): string | null {
  if (two_step_secret === null) return null;
  const texts = acceptedKeys(keys).map((set) => decrypt(set.twoStep, id, two_step_secret));
  return texts.find((text) => text !== null) ?? null;
}

const isAppCode = (code: string) => /^\d{6}$/.test(code);

// Every authenticator app supports these values; several ignore others and show codes that never match.
const totpOptions = { algorithm: "SHA1", digits: 6, period: 30 } as const;

// A code also works in the half minutes before and after its own: clocks differ, typing takes time.
const window = 1;

// RFC 4226 asks for 160 bits.
const secretBytes = 20;

export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The content of the QR code for an authenticator app. */
export function otpauthUri(secret: string, email: string): string {
  return new TOTP({ ...totpOptions, issuer: company.name, label: email, secret }).toString();
}

/** Returns the time step of a code that is valid now, else null. */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...totpOptions, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

// Without characters that look alike on paper: i, l, 1 and o, 0.
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;
const codesPerUser = 10;

/** Replaces the recovery codes of a user and returns ten new ones in the form for display. */
export async function replaceRecoveryCodes(tx: Tx, keys: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesPerUser }, newCode);
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: codeHash(keys.recoveryCodes, userId, code),
  }));
  await deleteRecoveryCodes(tx, userId);
  await tx.insertInto("recovery_codes").values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Accepts a code once: of several calls at the same time, one returns true. */
async function redeemRecoveryCode(
  tx: Tx,
  keys: Keys,
  userId: string,
  code: string,
): Promise<boolean> {
  const hashes = acceptedKeys(keys).map((set) => codeHash(set.recoveryCodes, userId, code));
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "in", hashes)
    .returning("user_id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
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

// 50 bits can be brute-forced from a stolen table, so the hash needs a key outside it.
const codeHash = (key: Uint8Array, userId: string, code: string) =>
  macOf(key, `${userId}.${code}`).toString("base64url");

import { audit, type Source } from "#server/audit/audit.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import type { Parts } from "#server/parts.ts";
import { stepOf } from "./authenticator.ts";
import type { Keys } from "./keys.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { redeemRecoveryCode } from "./recovery-codes.ts";
import { unseal } from "./sealed.ts";

export const codeColumns = ["id", "two_step_secret", "two_step_at", "two_step_last_step"] as const;

/** What codes of an account are held against. */
export type CodeUser = Pick<UsersTable, (typeof codeColumns)[number]>;

/** Counts a code before it is looked at. Throws 429 with Retry-After after too many wrong ones. */
export async function countCode(
  { throttle }: Pick<Parts, "throttle">,
  userId: string,
  code: string,
): Promise<void> {
  if (isFromApp(code)) await throttle.attempt(codeAttempts, userId);
}

/**
 * Whether a code is right; it is used up by that. `user` is locked, so that of several who bring the
 * same code at once one is told true.
 */
export async function redeemCode(
  tx: Tx,
  keys: Keys,
  user: CodeUser,
  code: string,
  source: Source,
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

/** The same for a code of the app alone; nothing is written down. */
export async function redeemAppCode(
  tx: Tx,
  keys: Keys,
  user: CodeUser,
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = readSecret(keys, user);
  if (secret === null) return false;
  const step = stepOf(secret, code, now);
  // Whoever saw a code on its way cannot use it again, nor one from before it.
  if (step === null || step <= (user.two_step_last_step ?? 0)) return false;
  await tx
    .updateTable("users")
    .set({ two_step_last_step: step })
    .where("id", "=", user.id)
    .execute();
  return true;
}

/** Null as well where AUTH_SECRET has been replaced since: then no code is right until an administrator resets it. */
function readSecret(keys: Keys, { id, two_step_secret }: CodeUser): string | null {
  if (two_step_secret === null) return null;
  try {
    return unseal(keys.twoStep, id, two_step_secret);
  } catch {
    return null;
  }
}

const isFromApp = (code: string) => /^\d{6}$/.test(code);

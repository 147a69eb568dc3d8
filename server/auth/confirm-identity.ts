import type { ConfirmIdentity } from "#contract/account.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Actor } from "#server/http/requests.ts";
import { invalid, unauthenticated } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { codeAttempts, signInAttempts } from "#server/http/limits.ts";
import { isTooLong } from "./passwords.ts";
import { countCodeAttempt, redeemCode } from "./two-step-codes.ts";
import { findUserById, lockUser, type UserRow } from "./user-record.ts";

/**
 * Checks the password of a signed-in user and returns their row. A wrong password is 422 at `field`:
 * a 401 would make the browser refresh a valid session.
 */
export async function requirePassword(
  { db, throttle, passwords }: AppContext,
  userId: string,
  password: string,
  field = "password",
): Promise<UserRow> {
  if (isTooLong(password)) throw invalid({ [field]: ["field.password.long"] });
  const user = await findUserById(db, userId);
  if (user === undefined) throw unauthenticated();
  // Counted by id, apart from the sign-in screen: a stolen session cannot try passwords without end,
  // and wrong guesses by strangers at sign-in never block the user here.
  const matches = await passwords.verify(user.password_hash, password, () =>
    throttle.attempt(signInAttempts, userId),
  );
  if (!matches) throw invalid({ [field]: ["field.password.wrong"] });
  await throttle.clear(signInAttempts, userId);
  return user;
}

/**
 * Requires the password of the acting user and, with two-step sign-in, a code, which works once.
 * Throws 422 at `password` or `code`.
 */
export async function requireIdentity(
  context: AppContext,
  { password, code }: ConfirmIdentity,
  { actorId, client }: Actor,
): Promise<void> {
  const { db, keys, throttle } = context;
  const { two_step_at } = await requirePassword(context, actorId, password);
  if (two_step_at === null) return;
  if (code === undefined) throw invalid({ code: ["field.code.required"] });
  await countCodeAttempt(context, actorId, code);
  const isRight = await withTransaction(db, async (tx) =>
    redeemCode(tx, keys, await lockUser(tx, actorId), code, client, context.clock()),
  );
  if (!isRight) throw invalid({ code: ["failure.code"] });
  await throttle.clear(codeAttempts, actorId);
}

import { invalid, unauthenticated } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { userColumns, type UserRow } from "#server/users/accounts.ts";
import { signInAttempts } from "./limits.ts";
import { isTooLong } from "./passwords.ts";

/**
 * Proves that a signed-in user knows their password, where being signed in is not proof enough;
 * gives their account as it was when it was proved. A wrong password is 422 at `field`: a 401 would
 * make the browser refresh a session that is in order.
 */
export async function demandPassword(
  { db, throttle, passwords }: Pick<Parts, "db" | "throttle" | "passwords">,
  userId: string,
  password: string,
  field: string,
): Promise<UserRow> {
  if (isTooLong(password)) throw invalid({ [field]: ["field.password.long"] });
  const user = await db
    .selectFrom("users")
    .select(userColumns)
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthenticated();
  // Counted by id and so apart from the sign-in screen, where strangers guess: a stolen session
  // cannot be used to try passwords without end, and neither place makes the other wait.
  const matches = await passwords.verify(user.password_hash, password, () =>
    throttle.attempt(signInAttempts, userId),
  );
  if (!matches) {
    throw invalid({ [field]: ["field.password.wrong"] });
  }
  await throttle.clear(signInAttempts, userId);
  return user;
}

import type { Session, SignIn, SignUp } from "#contract/auth.ts";
import { audit, type Source } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/lock.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { CallFailed, invalid } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import {
  findUserByEmail,
  insertAccount,
  userColumns,
  type UserRow,
} from "#server/users/accounts.ts";
import { attemptsKeyOf } from "./attempts.ts";
import { signChallenge } from "./challenge.ts";
import { recordFailedSignIn } from "./failed-sign-ins.ts";
import { signInAttempts, signInsPerNetwork, signUpsPerNetwork } from "./limits.ts";
import { isTooLong, passwordProblem, type Passwords } from "./passwords.ts";
import { sessionAnswer, startSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Opens a session for whoever knows the password. An unknown address, an account without a password
 * and a wrong password get the same answer after the same work. With two-step sign-in on, a right
 * password brings the challenge of the second step and nothing else.
 */
export async function signIn(parts: Parts, asked: SignIn, visitor: Visitor): Promise<Session> {
  const { db, keys, throttle, passwords } = parts;
  const { source } = visitor;
  if (isTooLong(asked.password)) throw invalid({ password: ["field.password.long"] });
  await throttle.hit(signInsPerNetwork, source.network);
  const attempts = await attemptsKeyOf(db, asked.email, source, parts.clock());

  const user = await findUserByEmail(db, asked.email);
  const matches = await passwords.verify(user?.password_hash ?? null, asked.password, () =>
    throttle.attempt(signInAttempts, attempts),
  );
  if (user === undefined || !matches) {
    await recordFailedSignIn(db, user?.id, source, parts.clock());
    throw wrongCredentials();
  }
  if (!user.active) {
    await recordFailedSignIn(db, user.id, source, parts.clock());
    throw new CallFailed(403, "forbidden", "failure.inactive");
  }
  const passwordHash = await currentHash(passwords, user, asked.password);
  const now = parts.clock();
  const passed = await transact(db, async (tx) => {
    const current = await lockUnchanged(tx, user);
    if (current === undefined) throw wrongCredentials();
    if (passwordHash !== user.password_hash) await savePassword(tx, user.id, passwordHash);
    const session =
      current.two_step_at === null ? await openSession(tx, current, visitor, now) : null;
    return { user: { ...current, password_hash: passwordHash }, session };
  });
  if (passed.session === null) {
    // The count stays as it is until the second step succeeds: it tells of sign-ins in a row that
    // came to nothing, and a stolen password must not buy challenges and hashing without end.
    const challenge = await signChallenge(keys, passed.user, now);
    throw new CallFailed(401, "mfa_required", "failure.codeRequired", { challenge });
  }
  await throttle.clear(signInAttempts, attempts);
  return sessionAnswer(parts, passed.user, passed.session, now);
}

/** Opens the session of a sign-in that is complete, and remembers what language letters go out in. */
export async function openSession(
  tx: Tx,
  user: Pick<UsersTable, "id" | "role" | "language">,
  { source, language }: Visitor,
  now: Date,
): Promise<{ id: string; counter: number }> {
  const session = await startSession(tx, user, source, now);
  await audit(tx, { at: now, action: "sign_in", actorId: user.id, source });
  if (user.language !== language) {
    await tx.updateTable("users").set({ language }).where("id", "=", user.id).execute();
  }
  return session;
}

/** Opens an account and a session for it. Nobody becomes an administrator this way. */
export async function signUp(parts: Parts, asked: SignUp, visitor: Visitor): Promise<Session> {
  const { name, email, password } = asked;
  const { source, language } = visitor;
  demandGoodPassword(password);
  await parts.throttle.hit(signUpsPerNetwork, source.network);
  const passwordHash = await parts.passwords.hash(password);
  const now = parts.clock();
  const opened = await transact(parts.db, async (tx) => {
    const account = { name, email, role: "user", passwordHash, language } as const;
    const user = await insertAccount(tx, account, now);
    const session = await startSession(tx, user, source, now);
    await audit(tx, { at: now, action: "sign_up", actorId: user.id, source });
    return { user, session };
  });
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/** Ends a session. One that has ended already is no mistake. */
export async function signOut(parts: Parts, sessionId: string, source: Source): Promise<void> {
  const now = parts.clock();
  await transact(parts.db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", sessionId)
      .returning("user_id")
      .executeTakeFirst();
    if (ended === undefined) return;
    await audit(tx, { at: now, action: "sign_out", actorId: ended.user_id, source });
  });
}

/** Throws 422 at the field when the password may not be chosen. */
export function demandGoodPassword(password: string, field = "password"): void {
  const problem = passwordProblem(password);
  if (problem !== null) throw invalid({ [field]: [problem] });
}

export async function savePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .execute();
}

function wrongCredentials(): CallFailed {
  return new CallFailed(401, "invalid_credentials", "failure.credentials");
}

/** The hash to keep: the old one, or one with today's costs. */
async function currentHash(passwords: Passwords, user: UserRow, password: string): Promise<string> {
  const { password_hash: kept } = user;
  return kept === null || passwords.needsRehash(kept)
    ? passwords.hash(password)
    : kept;
}

/** The account as it is now, unless it was deactivated or got another password since it was read. */
function lockUnchanged(tx: Tx, user: UserRow) {
  return tx
    .selectFrom("users")
    .select(userColumns)
    .select(["language", "two_step_at"])
    .where("id", "=", user.id)
    .where("password_hash", "=", user.password_hash)
    .where("active", "=", true)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
}

import type { Session, SignIn, SignUp } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { newId } from "#server/db/id.ts";
import { forUpdate, transact } from "#server/db/transact.ts";
import type { Db, Tx, UsersTable } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { CallFailed, invalid, unauthenticated } from "#server/http/failure.ts";
import type { AppContext } from "#server/context.ts";
import { selectTwoStepUser } from "./confirm-identity.ts";
import {
  codeAttempts,
  secondStepsPerNetwork,
  signInAttempts,
  signInsPerNetwork,
  signUpsPerNetwork,
} from "#server/http/limits.ts";
import { isTooLong, requireGoodPassword, type Passwords } from "./passwords.ts";
import { sessionAnswer, startSession } from "./sessions.ts";
import { isBoundTo, readChallenge, signChallenge } from "./tokens.ts";
import { countCode, redeemCode } from "./two-step-codes.ts";
import {
  findUserByEmail,
  insertAccount,
  savePassword,
  userColumns,
  type UserRow,
} from "./user-record.ts";

/**
 * Opens a session for the right password. An unknown address, an account without a password and a
 * wrong password get the same answer after the same work. With two-step sign-in on, a right password
 * brings only the challenge of the second step.
 */
export async function signIn(
  parts: AppContext,
  asked: SignIn,
  client: ClientInfo,
): Promise<Session> {
  const { db, keys, throttle, passwords } = parts;
  if (isTooLong(asked.password)) throw invalid({ password: ["field.password.long"] });
  throttle.hit(signInsPerNetwork, client.network);
  const attempts = await attemptsKeyOf(db, asked.email, client, parts.clock());

  const user = await findUserByEmail(db, asked.email);
  const matches = await passwords.verify(user?.password_hash ?? null, asked.password, () =>
    throttle.attempt(signInAttempts, attempts),
  );
  if (user === undefined || !matches) {
    await recordFailedSignIn(db, user?.id, client, parts.clock());
    throw wrongCredentials();
  }
  if (!user.active) {
    await recordFailedSignIn(db, user.id, client, parts.clock());
    throw new CallFailed(403, "forbidden", "failure.inactive");
  }
  const passwordHash = await currentHash(passwords, user, asked.password);
  const now = parts.clock();
  const passed = await transact(db, async (tx) => {
    const current = await lockUnchanged(tx, user);
    if (current === undefined) throw wrongCredentials();
    if (passwordHash !== user.password_hash) await savePassword(tx, user.id, passwordHash);
    const session =
      current.two_step_at === null ? await openSession(tx, current, client, now) : null;
    return { user: { ...current, password_hash: passwordHash }, session };
  });
  if (passed.session === null) {
    // The count is cleared once the second step succeeds: a stolen password must not buy challenges
    // and hashing without end.
    const challenge = await signChallenge(keys, passed.user, now);
    throw new CallFailed(401, "mfa_required", "failure.codeRequired", { challenge });
  }
  await throttle.clear(signInAttempts, attempts);
  return sessionAnswer(parts, passed.user, passed.session, now);
}

/** Completes a two-step sign-in: opens the session for a challenge and a right code. */
export async function finishSignIn(
  parts: AppContext,
  asked: FinishSignIn,
  client: ClientInfo,
): Promise<Session> {
  const { db, keys, throttle } = parts;
  const now = parts.clock();
  throttle.hit(secondStepsPerNetwork, client.network);
  const challenge = await readChallenge(keys, asked.challenge, now);
  if (challenge === null) throw signInAgain();
  const { email } = (await selectTwoStepUser(db, challenge.sub).executeTakeFirst()) ?? {};
  if (email === undefined) throw signInAgain();
  const attempts = await attemptsKeyOf(db, email, client, now);
  await countCode(parts, challenge.sub, asked.code);

  const opened = await transact(db, async (tx) => {
    const user = await selectTwoStepUser(tx, challenge.sub)
      .modifyEnd(forUpdate(tx))
      .executeTakeFirst();
    if (user === undefined || !user.active || !isBoundTo(keys, challenge, user)) {
      throw signInAgain();
    }
    if (!(await redeemCode(tx, keys, user, asked.code, client, now))) return null;
    return { user, session: await openSession(tx, user, client, now) };
  });
  if (opened === null) throw new CallFailed(401, "invalid_credentials", "failure.code");
  await throttle.clear(codeAttempts, challenge.sub);
  await throttle.clear(signInAttempts, attempts);
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/** Opens the session of a completed sign-in and remembers the language of emails to the user. */
async function openSession(
  tx: Tx,
  user: Pick<UsersTable, "id" | "role" | "language">,
  client: ClientInfo,
  now: Date,
): Promise<{ id: string; counter: number }> {
  const { language } = client;
  const session = await startSession(tx, user, client, now);
  await audit(tx, { at: now, action: "sign_in", actorId: user.id, source: client });
  if (user.language !== language) {
    await tx.updateTable("users").set({ language }).where("id", "=", user.id).execute();
  }
  return session;
}

/** Creates an account with the role `user` and a session for it. */
export async function signUp(
  parts: AppContext,
  asked: SignUp,
  client: ClientInfo,
): Promise<Session> {
  const { name, email, password } = asked;
  requireGoodPassword(password);
  parts.throttle.hit(signUpsPerNetwork, client.network);
  const passwordHash = await parts.passwords.hash(password);
  const now = parts.clock();
  const opened = await transact(parts.db, async (tx) => {
    const { language } = client;
    const account = { name, email, role: "user", passwordHash, language } as const;
    const user = await insertAccount(tx, account, now);
    const session = await startSession(tx, user, client, now);
    await audit(tx, { at: now, action: "sign_up", actorId: user.id, source: client });
    return { user, session };
  });
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/** Ends a session. One that has ended already is no error. */
export async function signOut(
  parts: AppContext,
  sessionId: string,
  source: ClientInfo,
): Promise<void> {
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

function wrongCredentials(): CallFailed {
  return new CallFailed(401, "invalid_credentials", "failure.credentials");
}

/** The present hash, or one with today's costs. */
async function currentHash(passwords: Passwords, user: UserRow, password: string): Promise<string> {
  const { password_hash: kept } = user;
  return kept === null || passwords.needsRehash(kept) ? passwords.hash(password) : kept;
}

/** The locked user, unless it was deactivated or got another password since it was read. */
function lockUnchanged(tx: Tx, user: UserRow) {
  return tx
    .selectFrom("users")
    .select(userColumns)
    .where("id", "=", user.id)
    .where("password_hash", "=", user.password_hash)
    .where("active", "=", true)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
}

/**
 * The key under which wrong passwords for an account are counted. A network where the account is
 * signed in counts apart, so that a stranger's guesses never make its user wait there. The query is
 * the same whether the account exists or not.
 */
async function attemptsKeyOf(
  db: Db,
  email: string,
  { network }: ClientInfo,
  now: Date,
): Promise<string> {
  const account = emailKey(email);
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("users.email_key", "=", account)
    .where("sessions.network", "=", network)
    .where("sessions.expires_at", ">", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  // No address contains a space, so no two accounts share a key.
  return session === undefined ? account : `${account} ${network}`;
}

/** Counts a failed sign-in with those of the same hour, network and account. */
export async function recordFailedSignIn(
  db: Db,
  userId: string | undefined,
  { network }: Pick<ClientInfo, "network">,
  now: Date,
): Promise<void> {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  await db
    .insertInto("failed_sign_ins")
    .values({
      id: newId(now),
      hour: hour.toISOString(),
      network,
      target_id: userId ?? "",
      failures: 1,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["hour", "network", "target_id"])
        .doUpdateSet((eb) => ({ failures: eb("failed_sign_ins.failures", "+", 1) })),
    )
    .execute();
}

const signInAgain = () => unauthenticated("failure.signInAgain");

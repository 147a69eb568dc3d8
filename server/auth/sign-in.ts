import type { Session, SignIn, SignUp } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { newId } from "#server/db/id.ts";
import { transact } from "#server/db/transact.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { CallFailed, forbidden, invalid, unauthenticated } from "#server/http/failure.ts";
import type { ServerText } from "#server/http/language.ts";
import type { AppContext } from "#server/context.ts";
import {
  codeAttempts,
  secondStepsPerNetwork,
  signInAttempts,
  signInsPerNetwork,
  signUpsPerNetwork,
} from "#server/http/limits.ts";
import { isTooLong, requireGoodPassword } from "./passwords.ts";
import { sessionAnswer, startSession } from "./sessions.ts";
import {
  isBoundTo,
  readAccessToken,
  readChallenge,
  readRefreshToken,
  signChallenge,
} from "./tokens.ts";
import { countCode, redeemCode } from "./two-step-codes.ts";
import {
  findLockedUser,
  findUserByEmail,
  findUserById,
  insertAccount,
  setUserColumns,
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
  if (user === undefined || !matches || !user.active) {
    await recordFailedSignIn(db, user?.id, client, parts.clock());
    throw matches ? forbidden("failure.inactive") : wrongCredentials();
  }
  const password_hash = passwords.needsRehash(user.password_hash)
    ? await passwords.hash(asked.password)
    : user.password_hash;
  const now = parts.clock();
  const passed = await transact(db, async (tx) => {
    const current = await findLockedUser(tx, user.id);
    if (current?.password_hash !== user.password_hash || !current.active) throw wrongCredentials();
    if (password_hash !== user.password_hash) await setUserColumns(tx, user.id, { password_hash });
    const needsCode = current.two_step_at !== null;
    const session = needsCode ? null : await openSession(tx, current, client, now);
    return { user: { ...current, password_hash }, session };
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
  const known = await findUserById(db, challenge.sub);
  if (known === undefined) throw signInAgain();
  const attempts = await attemptsKeyOf(db, known.email, client, now);
  await countCode(parts, challenge.sub, asked.code);

  const opened = await transact(db, async (tx) => {
    const user = await findLockedUser(tx, challenge.sub);
    if (user === undefined || !user.active || !isBoundTo(keys, challenge, user)) {
      throw signInAgain();
    }
    if (!(await redeemCode(tx, keys, user, asked.code, client, now))) return null;
    return { user, session: await openSession(tx, user, client, now) };
  });
  if (opened === null) throw wrongCredentials("failure.code");
  await throttle.clear(codeAttempts, challenge.sub);
  await throttle.clear(signInAttempts, attempts);
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/** Opens the session of a completed sign-in and remembers the language of emails to the user. */
async function openSession(tx: Tx, user: UserRow, client: ClientInfo, now: Date) {
  const { language } = client;
  await audit(tx, { at: now, action: "sign_in", actorId: user.id, source: client });
  if (user.language !== language) await setUserColumns(tx, user.id, { language });
  return startSession(tx, user, client, now);
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
  const account = { name, email, role: "user", passwordHash, language: client.language } as const;
  const opened = await transact(parts.db, async (tx) => {
    const user = await insertAccount(tx, account, now);
    await audit(tx, { at: now, action: "sign_up", actorId: user.id, source: client });
    return { user, session: await startSession(tx, user, client, now) };
  });
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/** Ends the session of a token. One that has ended already is no error. */
export async function signOut(
  { db, keys, clock }: AppContext,
  tokens: { access: string | undefined; refresh: string | undefined },
  source: ClientInfo,
): Promise<void> {
  const now = clock();
  const claims = await readAccessToken(keys, tokens.access ?? "", now);
  const id = claims?.sessionId ?? readRefreshToken(keys, tokens.refresh ?? "")?.id;
  if (id === undefined) return;
  await transact(db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", id)
      .returning("user_id")
      .executeTakeFirst();
    if (ended === undefined) return;
    await audit(tx, { at: now, action: "sign_out", actorId: ended.user_id, source });
  });
}

const wrongCredentials = (text: ServerText = "failure.credentials") =>
  new CallFailed(401, "invalid_credentials", text);

const signInAgain = () => unauthenticated("failure.signInAgain");

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

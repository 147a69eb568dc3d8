import type { ConfirmIdentity } from "#contract/account.ts";
import type { Session, SignIn, SignUp } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/search.ts";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { Actor, ClientInfo } from "#server/http/requests.ts";
import { HttpError, forbidden, invalid, unauthenticated } from "#server/http/http-error.ts";
import type { ServerText } from "#server/http/language.ts";
import type { AppContext } from "#server/context.ts";
import {
  codeAttempts,
  rateLimits,
  signUpsPerNetwork,
  signInAttempts,
} from "#server/http/limits.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { sendConfirmation } from "./confirmation.ts";
import { isTooLong, requireGoodPassword } from "./passwords.ts";
import { toSession, startSession } from "./sessions.ts";
import {
  isBoundTo,
  readAccessToken,
  readChallenge,
  readRefreshToken,
  signChallenge,
} from "./tokens.ts";
import { countCodeAttempt, redeemCode } from "./two-step-codes.ts";
import {
  findLockedUser,
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  setUserColumns,
  type UserRow,
} from "./user-record.ts";

/**
 * Starts a session for the right password. An unknown address, an account without a password and a
 * wrong password get the same response after the same work. With two-step sign-in, the right password
 * gets a 401 with the challenge for the second step.
 */
export async function signIn(
  context: AppContext,
  { email, password }: SignIn,
  client: ClientInfo,
): Promise<Session> {
  const { db, keys, throttle, passwords } = context;
  if (isTooLong(password)) throw invalid({ password: ["field.password.long"] });
  throttle.hit(rateLimits.signInsPerNetwork, client.network);
  const attemptsKey = await signInAttemptsKey(db, email, client, context.clock());

  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(user?.password_hash ?? null, password, () =>
    throttle.attempt(signInAttempts, attemptsKey),
  );
  if (user === undefined || !matches || !user.active) {
    await recordFailedSignIn(db, user?.id, client, context.clock());
    throw matches ? forbidden("failure.inactive") : wrongCredentials();
  }
  const password_hash = passwords.needsRehash(user.password_hash)
    ? await passwords.hash(password)
    : user.password_hash;
  const now = context.clock();
  const { current, session } = await withTransaction(db, async (tx) => {
    const current = await findLockedUser(tx, user.id);
    if (current?.password_hash !== user.password_hash || !current.active) throw wrongCredentials();
    if (password_hash !== user.password_hash) await setUserColumns(tx, user.id, { password_hash });
    const needsCode = current.two_step_at !== null;
    const session = needsCode ? null : await completeSignIn(tx, current, client, now);
    return { current, session };
  });
  if (session === null) {
    // Only the second step clears the count of attempts: a stolen password must not get challenges
    // and hashing without limit.
    const challenge = await signChallenge(keys, { ...current, password_hash }, now);
    throw new HttpError(401, "mfa_required", "failure.codeRequired", { challenge });
  }
  await throttle.clear(signInAttempts, attemptsKey);
  return toSession(context, session, now);
}

/** Completes a two-step sign-in: starts a session for a challenge and the right code. */
export async function finishSignIn(
  context: AppContext,
  input: FinishSignIn,
  client: ClientInfo,
): Promise<Session> {
  const { db, keys, throttle } = context;
  const now = context.clock();
  throttle.hit(rateLimits.secondStepsPerNetwork, client.network);
  const challenge = await readChallenge(keys, input.challenge, now);
  if (challenge === null) throw invalidChallenge();
  const known = await findUserById(db, challenge.sub);
  if (known === undefined) throw invalidChallenge();
  const attemptsKey = await signInAttemptsKey(db, known.email, client, now);
  await countCodeAttempt(context, challenge.sub, input.code);

  const session = await withTransaction(db, async (tx) => {
    const user = await findLockedUser(tx, challenge.sub);
    if (user === undefined || !user.active || !isBoundTo(keys, challenge, user)) {
      throw invalidChallenge();
    }
    if (!(await redeemCode({ tx, now, client }, keys, user, input.code))) return null;
    return completeSignIn(tx, user, client, now);
  });
  if (session === null) throw wrongCredentials("failure.code");
  await throttle.clear(codeAttempts, challenge.sub);
  await throttle.clear(signInAttempts, attemptsKey);
  return toSession(context, session, now);
}

/** Starts the session of a completed sign-in and stores the language for emails to the user. */
export async function completeSignIn(tx: Tx, user: UserRow, client: ClientInfo, now: Date) {
  const { language } = client;
  await audit(tx, { at: now, action: "sign_in", actorId: user.id, client });
  if (user.language !== language) await setUserColumns(tx, user.id, { language });
  return startSession(tx, user, client, now);
}

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
    redeemCode({ tx, now: context.clock(), client }, keys, await lockUser(tx, actorId), code),
  );
  if (!isRight) throw invalid({ code: ["failure.code"] });
  await throttle.clear(codeAttempts, actorId);
}

/** Creates an account with the role `user`, emails the link that confirms its address, and starts a session. */
export async function signUp(
  context: AppContext,
  { name, email, password }: SignUp,
  client: ClientInfo,
): Promise<Session> {
  requireGoodPassword(password);
  context.throttle.hit(signUpsPerNetwork(context.config), client.network);
  const passwordHash = await context.passwords.hash(password);
  const newUser = { name, email, role: "user", passwordHash, language: client.language } as const;
  const { session, now } = await withMailTransaction(context, async (tx, now) => {
    const user = await insertUser(tx, newUser, now);
    await audit(tx, { at: now, action: "sign_up", actorId: user.id, client });
    await sendConfirmation(context, { tx, now }, user, { isRequested: false });
    return { session: await startSession(tx, user, client, now), now };
  });
  return toSession(context, session, now);
}

/** Ends the session of a token, if it has not ended already. */
export async function signOut(
  { db, keys, clock }: AppContext,
  tokens: { access: string | undefined; refresh: string | undefined },
  client: ClientInfo,
): Promise<void> {
  const now = clock();
  const claims = await readAccessToken(keys, tokens.access ?? "", now);
  const id = claims?.sid ?? readRefreshToken(keys, tokens.refresh ?? "")?.sessionId;
  if (id === undefined) return;
  await withTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom("sessions")
      .where("id", "=", id)
      .returning("user_id")
      .executeTakeFirst();
    if (ended === undefined) return;
    await audit(tx, { at: now, action: "sign_out", actorId: ended.user_id, client });
  });
}

const wrongCredentials = (text: ServerText = "failure.credentials") =>
  new HttpError(401, "invalid_credentials", text);

const invalidChallenge = () => unauthenticated("failure.signInAgain");

/**
 * The key for counting wrong passwords of an account. A network with a session of the account has a
 * separate key, so that guesses from elsewhere never make the user wait there. The query is the same
 * whether or not the account exists.
 */
async function signInAttemptsKey(
  db: Db,
  email: string,
  { network }: ClientInfo,
  now: Date,
): Promise<string> {
  const account = emailKey(email);
  const session = db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.id")
    .where("users.email_key", "=", account)
    .where("sessions.network", "=", network)
    .where("sessions.expires_at", ">", now.toISOString());
  // Email addresses contain no space, so the key is unique.
  return (await exists(session)) ? `${account} ${network}` : account;
}

/** Adds a failed sign-in to the count of its hour, network and account. */
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

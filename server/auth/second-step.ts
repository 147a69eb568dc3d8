import type { ConfirmIdentity } from "#contract/account.ts";
import type { Session } from "#contract/auth.ts";
import type { FinishSignIn } from "#contract/two-step.ts";
import type { Source } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/lock.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { CallFailed, invalid, unauthenticated } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { attemptsKeyOf } from "./attempts.ts";
import { isBoundTo, readChallenge } from "./challenge.ts";
import { codeColumns, countCode, redeemCode } from "./codes.ts";
import { demandPassword } from "./demand-password.ts";
import { codeAttempts, secondStepsPerNetwork, signInAttempts } from "./limits.ts";
import { openSession } from "./service.ts";
import { sessionAnswer, sessionUserColumns } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

/** Opens the session that a right password has led to, for a right code. */
export async function finishSignIn(
  parts: Parts,
  asked: FinishSignIn,
  visitor: Visitor,
): Promise<Session> {
  const { db, keys, throttle } = parts;
  const { source } = visitor;
  const now = parts.clock();
  await throttle.hit(secondStepsPerNetwork, source.network);
  const challenge = await readChallenge(keys, asked.challenge, now);
  if (challenge === null) throw signInAgain();
  const { email } = (await selectUser(db, challenge.sub).executeTakeFirst()) ?? {};
  if (email === undefined) throw signInAgain();
  const attempts = await attemptsKeyOf(db, email, source, now);
  await countCode(parts, challenge.sub, asked.code);

  const opened = await transact(db, async (tx) => {
    const user = await selectUser(tx, challenge.sub).modifyEnd(forUpdate(tx)).executeTakeFirst();
    if (user === undefined || !user.active || !isBoundTo(keys, challenge, user)) {
      throw signInAgain();
    }
    if (!(await redeemCode(tx, keys, user, asked.code, source, now))) return null;
    return { user, session: await openSession(tx, user, visitor, now) };
  });
  if (opened === null) throw new CallFailed(401, "invalid_credentials", "failure.code");
  await throttle.clear(codeAttempts, challenge.sub);
  await throttle.clear(signInAttempts, attempts);
  return sessionAnswer(parts, opened.user, opened.session, now);
}

/**
 * Requires the password and, with two-step sign-in on, a code, which is used up. Throws 422 at
 * `password` or `code`.
 */
export async function demandIdentity(
  parts: Parts,
  userId: string,
  { password, code }: ConfirmIdentity,
  source: Source,
): Promise<void> {
  const { db, keys, throttle } = parts;
  await demandPassword(parts, userId, password, "password");
  const asRead = await selectUser(db, userId).executeTakeFirst();
  if (asRead === undefined) throw unauthenticated();
  if (asRead.two_step_at === null) return;
  if (code === undefined) throw invalid({ code: ["field.code.required"] });
  await countCode(parts, userId, code);
  const isRight = await transact(db, async (tx) => {
    const user = await selectUser(tx, userId).modifyEnd(forUpdate(tx)).executeTakeFirst();
    return user !== undefined && redeemCode(tx, keys, user, code, source, parts.clock());
  });
  if (!isRight) throw invalid({ code: ["failure.code"] });
  await throttle.clear(codeAttempts, userId);
}

function selectUser(db: Db, id: string) {
  return db
    .selectFrom("users")
    .select(sessionUserColumns)
    .select(codeColumns)
    .select(["password_hash", "language"])
    .where("users.id", "=", id);
}

const signInAgain = () => unauthenticated("failure.signInAgain");

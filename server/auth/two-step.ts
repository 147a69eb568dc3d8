import type { ConfirmIdentity } from "#contract/account.ts";
import type { RecoveryCodes, TwoStep, TwoStepSetup } from "#contract/two-step.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { conflict, invalid, notFound, unauthenticated } from "#server/http/failure.ts";
import type { AccountFacts } from "#server/mail/account-letters.ts";
import type { Letter } from "#server/mail/letter.ts";
import { post } from "#server/mail/outbox.ts";
import {
  twoStepOffLetter,
  twoStepOnLetter,
  twoStepResetLetter,
} from "#server/mail/two-step-letters.ts";
import type { Parts } from "#server/parts.ts";
import { doAdminsNeedTwoStep } from "#server/settings/sign-in.ts";
import { addressOf, newSecret } from "./authenticator.ts";
import { codeColumns, countCode, redeemAppCode } from "./codes.ts";
import { demandPassword } from "./demand-password.ts";
import type { Account } from "./guard.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { demandIdentity } from "./second-step.ts";
import { seal } from "./sealed.ts";
import { endSessions } from "./sessions.ts";

/** Where two-step sign-in stands for a user. */
export async function getTwoStep({ db }: Parts, account: Account): Promise<TwoStep> {
  return {
    enabled: account.hasTwoStep,
    required: account.role === "admin" && (await doAdminsNeedTwoStep(db)),
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  };
}

/** Makes a secret for an authenticator app; one that was not confirmed gives way to it. */
export async function setUpTwoStep(
  parts: Parts,
  account: Account,
  password: string,
): Promise<TwoStepSetup> {
  const { email } = await demandPassword(parts, account.id, password, "password");
  const secret = newSecret();
  await transact(parts.db, async (tx) => {
    const user = await lockUser(tx, account.id);
    if (user.two_step_at !== null) throw conflict("failure.twoStepOn");
    await saveTwoStep(tx, user.id, {
      two_step_secret: seal(parts.keys.twoStep, user.id, secret),
      two_step_last_step: null,
    });
  });
  return { secret, address: addressOf(secret, email) };
}

/** Puts the secret in force once a code proves that the app has it. Every other session ends. */
export async function enableTwoStep(
  parts: Parts,
  account: Account,
  code: string,
  actor: Actor,
): Promise<RecoveryCodes> {
  const { db, keys, throttle } = parts;
  const now = parts.clock();
  await countCode(parts, account.id, code);
  const recoveryCodes = await transact(db, async (tx) => {
    const user = await lockUser(tx, account.id);
    if (user.two_step_at !== null) throw conflict("failure.twoStepOn");
    if (user.two_step_secret === null) throw conflict("failure.twoStepNotSetUp");
    if (!(await redeemAppCode(tx, keys, user, code, now))) {
      throw invalid({ code: ["failure.code"] });
    }
    await saveTwoStep(tx, user.id, { two_step_at: now.toISOString() });
    const codes = await replaceRecoveryCodes(tx, keys, user.id);
    await endSessions(tx, user.id, account.sessionId);
    await audit(tx, { at: now, action: "two_step_enabled", ...actor });
    await tell(tx, parts, user, twoStepOnLetter, now);
    return codes;
  });
  parts.mailer.kick();
  await throttle.clear(codeAttempts, account.id);
  return { recoveryCodes };
}

/** Makes the password alone enough again, unless the owner asks more of this user. */
export async function disableTwoStep(
  parts: Parts,
  account: Account,
  proof: ConfirmIdentity,
  actor: Actor,
): Promise<void> {
  await demandIdentity(parts, account.id, proof, actor.source);
  const now = parts.clock();
  await transact(parts.db, async (tx) => {
    const user = await lockUser(tx, account.id);
    if (user.role === "admin" && (await doAdminsNeedTwoStep(tx))) {
      throw conflict("failure.twoStepRequired");
    }
    if (user.two_step_at === null) throw conflict("failure.twoStepOff");
    await turnOff(tx, user.id);
    await audit(tx, { at: now, action: "two_step_disabled", ...actor });
    await tell(tx, parts, user, twoStepOffLetter, now);
  });
  parts.mailer.kick();
}

/** Gives ten fresh recovery codes; those before are void. */
export async function renewRecoveryCodes(
  parts: Parts,
  account: Account,
  proof: ConfirmIdentity,
  actor: Actor,
): Promise<RecoveryCodes> {
  await demandIdentity(parts, account.id, proof, actor.source);
  const recoveryCodes = await transact(parts.db, async (tx) => {
    const user = await lockUser(tx, account.id);
    if (user.two_step_at === null) throw conflict("failure.twoStepOff");
    await audit(tx, { at: parts.clock(), action: "recovery_codes_renewed", ...actor });
    return replaceRecoveryCodes(tx, parts.keys, user.id);
  });
  return { recoveryCodes };
}

/** Helps a user who has lost app and recovery codes. The password stays, and so do the sessions. */
export async function resetTwoStep(parts: Parts, userId: string, actor: Actor): Promise<void> {
  // A stolen session of an administrator must not take its owner's second step away.
  if (userId === actor.actorId) throw conflict("failure.twoStepOwn");
  const now = parts.clock();
  await transact(parts.db, async (tx) => {
    const user = await selectUser(tx, userId);
    if (user === undefined) throw notFound("failure.userNotFound");
    if (user.two_step_at === null) throw conflict("failure.twoStepOff");
    await turnOff(tx, userId);
    const target = { kind: "user", id: userId } as const;
    await audit(tx, { at: now, action: "two_step_disabled", target, ...actor });
    await tell(tx, parts, user, twoStepResetLetter, now);
  });
  parts.mailer.kick();
  await parts.throttle.clear(codeAttempts, userId);
}

type TwoStepUser = NonNullable<Awaited<ReturnType<typeof selectUser>>>;

function selectUser(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select(codeColumns)
    .select(["email", "name", "role", "language"])
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
}

async function lockUser(tx: Tx, id: string): Promise<TwoStepUser> {
  const user = await selectUser(tx, id);
  if (user === undefined) throw unauthenticated();
  return user;
}

async function turnOff(tx: Tx, userId: string): Promise<void> {
  const nothing = { two_step_secret: null, two_step_at: null, two_step_last_step: null };
  await saveTwoStep(tx, userId, nothing);
  await dropRecoveryCodes(tx, userId);
}

async function saveTwoStep(
  tx: Tx,
  userId: string,
  change: Partial<Pick<UsersTable, "two_step_secret" | "two_step_at" | "two_step_last_step">>,
): Promise<void> {
  await tx.updateTable("users").set(change).where("id", "=", userId).execute();
}

async function tell(
  tx: Tx,
  { config }: Parts,
  user: TwoStepUser,
  letterOf: (language: Language, account: AccountFacts) => Letter,
  now: Date,
): Promise<void> {
  const facts = { name: user.name, siteUrl: config.siteUrl };
  const letter = letterOf(user.language ?? defaultLanguage, facts);
  await post(tx, letter, user, { userId: user.id }, now);
}

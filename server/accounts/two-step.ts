import type { ConfirmIdentity } from "#contract/account.ts";
import type { RecoveryCodes, TwoStep, TwoStepSetup } from "#contract/two-step.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { withTransaction } from "#server/db/transaction.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Actor, CurrentUser } from "#server/http/requests.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import {
  enqueueNotice,
  enqueueToUser,
  twoStepOffEmail,
  twoStepOnEmail,
  twoStepResetEmail,
} from "#server/accounts/emails.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { requireIdentity, requirePassword } from "./sign-in.ts";
import { encrypt } from "#server/http/keys.ts";
import { codeAttempts } from "#server/http/limits.ts";
import { endSessions, needsTwoStep } from "./sessions.ts";
import {
  countCodeAttempt,
  countRecoveryCodes,
  deleteRecoveryCodes,
  newSecret,
  otpauthUri,
  redeemAppCode,
  replaceRecoveryCodes,
} from "./two-step-codes.ts";
import { lockUser, setUserColumns, type UserRow } from "./user-record.ts";

export async function getTwoStep({ db }: AppContext, user: CurrentUser): Promise<TwoStep> {
  return {
    enabled: user.hasTwoStep,
    required: await needsTwoStep(db, user.id),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  };
}

/** Creates a secret for an authenticator app, in place of an unconfirmed one. */
export async function setUpTwoStep(
  context: AppContext,
  userId: string,
  password: string,
): Promise<TwoStepSetup> {
  const { email } = await requirePassword(context, userId, password);
  const secret = newSecret();
  await withTransaction(context.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user.two_step_at !== null) throw conflict("failure.twoStepOn");
    const two_step_secret = encrypt(context.keys.twoStep, userId, secret);
    await setUserColumns(tx, userId, { two_step_secret, two_step_last_step: null });
  });
  return { secret, address: otpauthUri(secret, email) };
}

/** Turns two-step sign-in on after a code proves that the app has the secret. All other sessions end. */
export async function enableTwoStep(
  context: AppContext,
  code: string,
  actor: Actor,
): Promise<RecoveryCodes> {
  const { keys, throttle } = context;
  const { actorId: id, sessionId } = actor;
  await countCodeAttempt(context, id, code);
  const recoveryCodes = await withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, id);
    if (user.two_step_at !== null) throw conflict("failure.twoStepOn");
    if (user.two_step_secret === null) throw conflict("failure.twoStepNotSetUp");
    if (!(await redeemAppCode({ tx, now }, keys, user, code))) {
      throw invalid({ code: ["failure.code"] });
    }
    await setUserColumns(tx, id, { two_step_at: now.toISOString() });
    await endSessions(tx, id, sessionId);
    await audit(tx, { at: now, action: "two_step_enabled", ...actor });
    await enqueueNotice(context, { tx, now }, user, twoStepOnEmail(user, context.config.siteUrl));
    return replaceRecoveryCodes(tx, keys, id);
  });
  await throttle.clear(codeAttempts, id);
  return { recoveryCodes };
}

/** Turns two-step sign-in off. Throws 409 if the settings require it of this user. */
export async function disableTwoStep(
  context: AppContext,
  confirmation: ConfirmIdentity,
  actor: Actor,
): Promise<void> {
  await requireIdentity(context, confirmation, actor);
  await withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, actor.actorId);
    if (await needsTwoStep(tx, user.id)) throw conflict("failure.twoStepRequired");
    await removeTwoStep(tx, user);
    await audit(tx, { at: now, action: "two_step_disabled", ...actor });
    await enqueueNotice(context, { tx, now }, user, twoStepOffEmail(user, context.config.siteUrl));
  });
}

export async function renewRecoveryCodes(
  context: AppContext,
  confirmation: ConfirmIdentity,
  actor: Actor,
): Promise<RecoveryCodes> {
  await requireIdentity(context, confirmation, actor);
  const recoveryCodes = await withTransaction(context.db, async (tx) => {
    const user = await lockUser(tx, actor.actorId);
    if (user.two_step_at === null) throw conflict("failure.twoStepOff");
    await audit(tx, { at: context.clock(), action: "recovery_codes_renewed", ...actor });
    return replaceRecoveryCodes(tx, context.keys, user.id);
  });
  return { recoveryCodes };
}

/** Turns two-step sign-in off for a user who has lost app and recovery codes. Password and sessions stay. */
export async function resetTwoStep(
  context: AppContext,
  userId: string,
  actor: Actor,
): Promise<void> {
  // A stolen session of an administrator must not turn off their own second step.
  if (userId === actor.actorId) throw conflict("failure.twoStepOwn");
  await withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, userId);
    await removeTwoStep(tx, user);
    await audit(tx, { at: now, action: "two_step_disabled", target: userTarget(userId), ...actor });
    await enqueueToUser({ tx, now }, user, twoStepResetEmail(user, context.config.siteUrl));
  });
  await context.throttle.clear(codeAttempts, userId);
}

/** Throws 409 if two-step sign-in is off. */
async function removeTwoStep(tx: Tx, { id, two_step_at }: UserRow): Promise<void> {
  if (two_step_at === null) throw conflict("failure.twoStepOff");
  const columns = { two_step_secret: null, two_step_at: null, two_step_last_step: null };
  await setUserColumns(tx, id, columns);
  await deleteRecoveryCodes(tx, id);
}

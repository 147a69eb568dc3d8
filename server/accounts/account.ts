import {
  Profile,
  type ChangeEmail,
  type ChangePassword,
  type ConfirmIdentity,
  type UpdateProfile,
} from "#contract/account.ts";
import { rateLimits } from "#server/http/limits.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { confirmationKind } from "#server/accounts/confirmation.ts";
import { requireIdentity, requirePassword } from "#server/accounts/sign-in.ts";
import {
  consumeLink,
  createLink,
  requireLink,
  revokeLinks,
  unusableLink,
} from "#server/accounts/links.ts";
import { replacePassword } from "#server/accounts/password-links.ts";
import { requireGoodPassword } from "#server/accounts/passwords.ts";
import {
  avatarPath,
  changedColumns,
  confirmAddress,
  findUserById,
  lockUser,
  recordRemoval,
  saveUser,
  type UserRow,
} from "#server/accounts/user-record.ts";
import { emailKey } from "#server/db/search.ts";
import { tryToNoteErasures } from "#server/files/erasure-ledger.ts";
import { recordErasure } from "#server/db/erased-remains.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import type { Db } from "#server/db/schema.ts";
import { refuseStale, type Actor, type ClientInfo } from "#server/http/requests.ts";
import { invalid, unauthenticated } from "#server/http/http-error.ts";
import {
  accountDeletedEmail,
  addressChangeRequestedEmail,
  addressChangedEmail,
  confirmAddressEmail,
  enqueueNotice,
  enqueueToUser,
  passwordChangedEmail,
} from "#server/accounts/emails.ts";
import { withdrawApplicantNews, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { isActiveAdmin, requireOtherAdmin } from "./change-users.ts";

/** The own profile, with nothing masked. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const user = await findUserById(db, userId);
  // The user was deleted after the session was checked.
  if (user === undefined) throw unauthenticated();
  return toProfile(user);
}

/** Changes the given fields. Throws 409 for a stale version. */
export async function updateProfile(
  { db, clock }: AppContext,
  input: UpdateProfile,
  actor: Actor,
): Promise<Profile> {
  const now = clock();
  const user = await withTransaction(db, async (tx) => {
    const before = await lockUser(tx, actor.actorId);
    await refuseStale(actor, before.updated_at, () => ({ current: toProfile(before) }));
    const change = changedColumns(before, input);
    const fields = Object.keys(change);
    if (fields.length === 0) return before;
    const after = await saveUser(tx, before, change, { actorId: actor.actorId, now });
    await audit(tx, { at: now, action: "profile_updated", fields, ...actor });
    return after;
  });
  return toProfile(user);
}

/** The schema drops the other columns. */
const toProfile = (user: UserRow): Profile =>
  Profile.parse({
    ...user,
    email_confirmed: user.email_confirmed_at !== null,
    avatar: avatarPath(user),
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });

/** Replaces the password, given the current one. All other sessions end, all links are revoked. */
export async function changePassword(
  context: AppContext,
  input: ChangePassword,
  actor: Actor,
): Promise<void> {
  const { config, passwords } = context;
  const { actorId: id, sessionId } = actor;
  const checked = await requirePassword(context, id, input.currentPassword, "currentPassword");
  requireGoodPassword(input.newPassword, "newPassword");
  const passwordHash = await passwords.hash(input.newPassword);
  await withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, id);
    if (user.password_hash !== checked.password_hash) {
      throw invalid({ currentPassword: ["field.password.wrong"] });
    }
    await replacePassword(tx, id, passwordHash, sessionId);
    await audit(tx, { at: now, action: "password_changed", ...actor });
    await enqueueNotice(context, { tx, now }, user, passwordChangedEmail(user, config.siteUrl));
  });
}

const linkHours = 24;

/**
 * Emails a link to the new address and a notice to the current one; the link changes the address. The
 * response does not reveal whether the new address has an account: then the link fails when used.
 */
export async function requestEmailChange(
  context: AppContext,
  { email, password }: ChangeEmail,
  actor: Actor,
): Promise<void> {
  const { config, throttle, keys } = context;
  const { actorId: userId } = actor;
  const checked = await requirePassword(context, userId, password);
  if (email === checked.email) throw invalid({ email: ["field.email.same"] });
  throttle.hit(rateLimits.emailChangesPerAccount, userId);
  throttle.hit(rateLimits.emailChangesPerAddress, emailKey(email));
  await withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, userId);
    // The password was removed or replaced after it was checked.
    if (user.password_hash !== checked.password_hash) {
      throw invalid({ password: ["field.password.wrong"] });
    }
    const request = { purpose: "email", userId, hours: linkHours, email } as const;
    const { siteUrl } = config;
    const link = await createLink(tx, request, siteUrl, now);
    const toNew = confirmAddressEmail(user, siteUrl, link);
    await enqueueToUser({ tx, now, keys }, { ...user, email }, toNew);
    await enqueueNotice(
      context,
      { tx, now },
      user,
      addressChangeRequestedEmail(user, siteUrl, email),
    );
    await audit(tx, { at: now, action: "email_change_asked", ...actor });
  });
}

/**
 * Confirms the address that a link was sent to, and makes it the one of the account where it is new. Sessions
 * stay, a new address revokes the other links. Throws 422 for an unusable link, 409 if the address is taken by now.
 */
export async function confirmEmail(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<{ email: string; isNew: boolean }> {
  const { db, config, throttle } = context;
  throttle.hit(rateLimits.linksPerNetwork, client.network);
  const link = await requireLink(db, token, ["email", "confirm"], context.clock());
  const { id, user_id, email } = link;
  if (user_id === null) throw unusableLink();
  return withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, user_id);
    if (!user.active) throw unusableLink();
    await consumeLink(tx, id, now);
    if (email === null) {
      await confirmAddress(tx, user, now);
      await audit(tx, { at: now, action: "email_confirmed", actorId: user.id, client });
      return { email: user.email, isNew: false };
    }
    const change = { email, email_confirmed_at: now.toISOString() };
    await saveUser(tx, user, change, { actorId: user.id, now });
    await revokeLinks(tx, user.id);
    await audit(tx, { at: now, action: "email_changed", actorId: user.id, client });
    await enqueueNotice(
      context,
      { tx, now },
      user,
      addressChangedEmail(user, config.siteUrl, email),
    );
    return { email, isNew: true };
  });
}

/**
 * Deletes the own account with its sessions, links, portrait, recovery codes and emails. The audit log
 * keeps only the id. Throws 409 for the last active administrator.
 */
export async function deleteAccount(
  context: AppContext,
  confirmation: ConfirmIdentity,
  actor: Actor,
): Promise<void> {
  await requireIdentity(context, confirmation, actor);
  await withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "administrators");
    const user = await lockUser(tx, actor.actorId);
    if (isActiveAdmin(user)) await requireOtherAdmin(tx, user);
    await withdrawApplicantNews(tx, user.id);
    // They stay counted, or another sign-up would send more.
    const sent = tx.updateTable("outbox").set({ user_id: null }).where("user_id", "=", user.id);
    await sent.where("kind", "=", confirmationKind).execute();
    await recordErasure(tx, user.id, now);
    await recordRemoval(tx, user, now);
    await tx.deleteFrom("users").where("id", "=", user.id).execute();
    await audit(tx, { at: now, action: "account_deleted", target: userTarget(user.id), ...actor });
    // This email has no user id, so that it outlives the account until it is sent.
    const { id: _gone, ...owner } = user;
    const email = accountDeletedEmail(user, context.config.siteUrl);
    await enqueueNotice(context, { tx, now }, owner, email);
  });
  await tryToNoteErasures(context.db, context);
}

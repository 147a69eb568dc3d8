import {
  Profile,
  type ChangeEmail,
  type ChangePassword,
  type ConfirmIdentity,
  type UpdateProfile,
} from "#contract/account.ts";
import { defaultLanguage } from "#contract/languages.ts";
import {
  emailChangesPerAccount,
  emailChangesPerAddress,
  linksPerNetwork,
} from "#server/http/limits.ts";
import { audit } from "#server/audit/audit.ts";
import { requireIdentity, requirePassword } from "#server/auth/confirm-identity.ts";
import { createLink, linkUsed, requireLink, useUpLink, voidLinks } from "#server/auth/links.ts";
import { replacePassword } from "#server/auth/password-links.ts";
import { requireGoodPassword } from "#server/auth/passwords.ts";
import {
  avatarAddress,
  changeOf,
  findUserById,
  lockUser,
  saveUser,
  type UserRow,
} from "#server/auth/user-record.ts";
import { emailKey } from "#server/db/email-key.ts";
import { takeLock, transact } from "#server/db/transact.ts";
import type { Db } from "#server/db/schema.ts";
import type { Actor, ClientInfo } from "#server/http/current-user.ts";
import { invalid, unauthenticated } from "#server/http/failure.ts";
import type { Check } from "#server/http/requests.ts";
import {
  accountDeletedEmail,
  emailAskedEmail,
  emailChangedEmail,
  emailLinkEmail,
  emailUser,
  passwordChangedEmail,
} from "#server/mail/account-emails.ts";
import { post } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { isAdmin, requireAnotherAdmin } from "./service.ts";

/** The profile of a user for themselves: nothing is masked. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const user = await findUserById(db, userId);
  // Deleted since the session was checked.
  if (user === undefined) throw unauthenticated();
  return asProfile(user);
}

/** Changes the fields that are sent. `check` sees the profile as it is now, and may refuse. */
export async function updateProfile(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  asked: UpdateProfile,
  actor: Actor,
  check: Check<Profile>,
): Promise<Profile> {
  const now = clock();
  const user = await transact(db, async (tx) => {
    const before = await lockUser(tx, actor.actorId);
    await check(asProfile(before), tx);
    const change = changeOf(before, asked);
    const fields = Object.keys(change);
    if (fields.length === 0) return before;
    const after = await saveUser(tx, before, change, now);
    await audit(tx, { at: now, action: "profile_updated", fields, ...actor });
    return after;
  });
  return asProfile(user);
}

/** The schema drops every other column. */
const asProfile = (user: UserRow): Profile =>
  Profile.parse({
    ...user,
    avatar: avatarAddress(user),
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });

/** Replaces the password, given the present one. Every other session ends, every link is void. */
export async function changePassword(
  parts: AppContext,
  asked: ChangePassword,
  sessionId: string,
  actor: Actor,
): Promise<void> {
  const { db, config, mailer, passwords } = parts;
  const { actorId: id } = actor;
  const checked = await requirePassword(parts, id, asked.currentPassword, "currentPassword");
  requireGoodPassword(asked.newPassword, "newPassword");
  const passwordHash = await passwords.hash(asked.newPassword);
  const now = parts.clock();
  await transact(db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user.password_hash !== checked.password_hash) {
      throw invalid({ currentPassword: ["field.password.wrong"] });
    }
    await replacePassword(tx, id, passwordHash, sessionId);
    await audit(tx, { at: now, action: "password_changed", ...actor });
    await emailUser(tx, config, user, passwordChangedEmail, now);
  });
  mailer.kick();
}

const linkHours = 24;

/**
 * Emails a link to the new address and a notice to the present one; nothing changes before the link
 * is used. The answer does not tell whether the new address has an account: the link is sent all the
 * same and refused when it is used.
 */
export async function requestEmailChange(
  parts: AppContext,
  { email, password }: ChangeEmail,
  actor: Actor,
): Promise<void> {
  const { db, config, mailer, throttle } = parts;
  const { actorId: userId } = actor;
  const checked = await requirePassword(parts, userId, password);
  if (email === checked.email) throw invalid({ email: ["field.email.same"] });
  throttle.hit(emailChangesPerAccount, userId);
  throttle.hit(emailChangesPerAddress, emailKey(email));
  const now = parts.clock();
  await transact(db, async (tx) => {
    const user = await lockUser(tx, userId);
    const request = { purpose: "email", userId, hours: linkHours, email } as const;
    const link = await createLink(tx, request, config.siteUrl, now);
    await emailUser(tx, config, { ...user, email }, (...to) => emailLinkEmail(...to, link), now);
    await emailUser(tx, config, user, (...to) => emailAskedEmail(...to, email), now);
    await audit(tx, { at: now, action: "email_change_asked", ...actor });
  });
  mailer.kick();
}

/**
 * Moves an account to the address that a link was sent to and returns the address. No session ends;
 * other links of the account are void. Throws 422 for a link that cannot be used, 409 when the
 * address has an account by now.
 */
export async function confirmEmail(
  parts: AppContext,
  token: string,
  client: ClientInfo,
): Promise<string> {
  const { db, config, mailer, throttle } = parts;
  throttle.hit(linksPerNetwork, client.network);
  const now = parts.clock();
  const { id, user_id, email } = await requireLink(db, token, ["email"], now);
  if (user_id === null || email === null) throw linkUsed();
  await transact(db, async (tx) => {
    const user = await lockUser(tx, user_id);
    if (!user.active) throw linkUsed();
    await useUpLink(tx, id, now);
    await saveUser(tx, user, { email }, now);
    await voidLinks(tx, user.id);
    await audit(tx, { at: now, action: "email_changed", actorId: user.id, source: client });
    await emailUser(tx, config, user, (...to) => emailChangedEmail(...to, email), now);
  });
  mailer.kick();
  return email;
}

/**
 * Deletes the own account with its sessions, links, portrait, recovery codes and emails. The audit
 * log records the deletion with the id alone. Throws 409 for the last active administrator.
 */
export async function deleteAccount(
  parts: AppContext,
  asked: ConfirmIdentity,
  actor: Actor,
): Promise<void> {
  const { db, config, mailer } = parts;
  await requireIdentity(parts, asked, actor);
  const now = parts.clock();
  await transact(db, async (tx) => {
    await takeLock(tx, "administrators");
    const user = await lockUser(tx, actor.actorId);
    if (isAdmin(user)) await requireAnotherAdmin(tx, user);
    await tx.deleteFrom("users").where("id", "=", user.id).execute();
    const target = { kind: "user", id: user.id } as const;
    await audit(tx, { at: now, action: "account_deleted", target, ...actor });
    // It belongs to no account, so the deletion does not remove it before it is sent.
    const email = accountDeletedEmail(user.language ?? defaultLanguage, { ...user, ...config });
    await post(tx, email, user, {}, now);
  });
  mailer.kick();
}

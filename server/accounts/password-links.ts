import { LinkPurpose, type CheckedLink, type ResetPassword, type Session } from "#contract/auth.ts";
import type { Language } from "#contract/languages.ts";
import { audit, userTarget } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/search.ts";
import { exists } from "#server/db/lists.ts";
import { acquireLock } from "#server/db/transaction.ts";
import type { UsersTable } from "#server/db/account-tables.ts";
import type { Db, Tx, Moment } from "#server/db/schema.ts";
import { type ClientInfo, withMinimumDuration } from "#server/http/requests.ts";
import { conflict, invalid } from "#server/http/http-error.ts";
import {
  enqueueToUser,
  inviteEmail,
  passwordChangedEmail,
  resetEmail,
} from "#server/accounts/emails.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { rateLimits, signInAttempts } from "#server/http/limits.ts";
import { consumeLink, createLink, requireLink, revokeLinks } from "./links.ts";
import { requireGoodPassword } from "./passwords.ts";
import { endSessions, toSession } from "./sessions.ts";
import { completeSignIn } from "./sign-in.ts";
import {
  confirmAddress,
  findLockedUser,
  findUserByEmail,
  insertUser,
  lockUser,
  setUserColumns,
  type UserRow,
} from "./user-record.ts";

const passwordLinks = {
  reset: { hours: 1, compose: resetEmail },
  invite: { hours: 72, compose: inviteEmail },
} as const;

/** Enqueues an email with a link that sets a password, and returns the link. Earlier links for this purpose stop working. */
export async function enqueuePasswordLink(
  { config, keys }: AppContext,
  { tx, now, runAt }: Moment & { runAt?: Date | undefined },
  purpose: keyof typeof passwordLinks,
  user: Pick<UsersTable, "id" | "email" | "name"> & { language: Language },
): Promise<string> {
  const { hours, compose } = passwordLinks[purpose];
  const link = await createLink(tx, { purpose, userId: user.id, hours }, config.siteUrl, now);
  await enqueueToUser({ tx, now, keys }, user, compose(user, config.siteUrl, link), runAt);
  return link;
}

/**
 * Emails a reset link if an active account has the address. Response, duration and limits are the same
 * whether or not one has it. Throws 429 when a network asks too often.
 */
export async function requestPasswordReset(
  context: AppContext,
  email: string,
  client: ClientInfo,
): Promise<void> {
  const { throttle } = context;
  throttle.hit(rateLimits.resetRequestsPerNetwork, client.network);
  await withMinimumDuration(async () => {
    if (!throttle.take(rateLimits.resetEmailsPerAddress, emailKey(email))) return;
    await withMailTransaction(context, async (tx, at) => {
      const known = await findUserByEmail(tx, email);
      const user = known && (await findLockedUser(tx, known.id));
      const target = user && userTarget(user.id);
      await audit(tx, { at, action: "password_reset_asked", actorId: null, target, client });
      if (user === undefined || !user.active) return;
      const purpose = user.password_hash === null ? "invite" : "reset";
      const language = user.language ?? client.language;
      await enqueuePasswordLink(context, { tx, now: at }, purpose, { ...user, language });
    });
  });
}

/** Returns the purpose of a link. Throws 422 if it is unusable, 409 for set-up if an administrator exists. */
export async function checkLink(
  context: AppContext,
  token: string,
  client: ClientInfo,
): Promise<CheckedLink> {
  context.throttle.hit(rateLimits.linkChecksPerNetwork, client.network);
  return requirePasswordLink(context, token);
}

/**
 * Sets a password with a one-time link and ends every session of its user. A `setup` link creates the
 * first administrator. After a reset, the user gets an email about it; the user of a new account is signed in.
 */
export async function resetPassword(
  context: AppContext,
  input: ResetPassword,
  client: ClientInfo,
): Promise<Session | undefined> {
  const { throttle, config, passwords } = context;
  throttle.hit(rateLimits.linksPerNetwork, client.network);
  const link = await requirePasswordLink(context, input.token);
  if (link.user_id === null) requireAdminFields(input);
  requireGoodPassword(input.password);
  const passwordHash = await passwords.hash(input.password);
  const { user, session, now } = await withMailTransaction(context, async (tx, now) => {
    // The user before the link, as a request for another link locks them.
    const known = link.user_id === null ? undefined : await lockUser(tx, link.user_id);
    await consumeLink(tx, link.id, now);
    const user = known ?? (await addFirstAdmin(tx, requireAdminFields(input), client, now));
    await replacePassword(tx, user.id, passwordHash);
    await confirmAddress(tx, user, now);
    await audit(tx, { at: now, action: "password_set", actorId: user.id, client });
    const language = user.language ?? client.language;
    if (link.purpose === "reset") {
      const email = passwordChangedEmail({ ...user, language }, config.siteUrl);
      await enqueueToUser({ tx, now }, user, email);
    }
    const isReady = link.purpose !== "reset" && user.active && user.two_step_at === null;
    const session = isReady ? await completeSignIn(tx, user, client, now) : undefined;
    return { user, session, now };
  });
  // Users who wait after wrong passwords can sign in at once.
  await throttle.clear(signInAttempts, emailKey(user.email));
  return session && toSession(context, session, now);
}

async function requirePasswordLink({ db, clock }: AppContext, token: string) {
  const link = await requireLink(db, token, LinkPurpose.options, clock());
  if (link.purpose === "setup") await requireNoAdmin(db);
  return link;
}

export const hasAdmin = (db: Db): Promise<boolean> =>
  exists(db.selectFrom("users").select("id").where("role", "=", "admin"));

async function requireNoAdmin(db: Db): Promise<void> {
  if (await hasAdmin(db)) throw conflict("failure.adminExists");
}

/** The name and address that a `setup` link needs. Throws 422 without them. */
function requireAdminFields({ email, name }: ResetPassword): { email: string; name: string } {
  if (email !== undefined && name !== undefined) return { email, name };
  throw invalid({
    ...(email === undefined && { email: ["field.email.required"] }),
    ...(name === undefined && { name: ["field.name.required"] }),
  });
}

async function addFirstAdmin(
  tx: Tx,
  admin: { email: string; name: string },
  { language }: ClientInfo,
  now: Date,
): Promise<UserRow> {
  await acquireLock(tx, "administrators");
  await requireNoAdmin(tx);
  return insertUser(tx, { ...admin, role: "admin", passwordHash: null, language }, now);
}

/** Replaces a password, ends all sessions of the user except `currentSessionId` and revokes their links. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  password_hash: string,
  currentSessionId?: string,
): Promise<void> {
  await setUserColumns(tx, userId, { password_hash });
  await endSessions(tx, userId, currentSessionId);
  await revokeLinks(tx, userId);
}

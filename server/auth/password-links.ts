import type { ResetPassword } from "#contract/auth.ts";
import type { Language } from "#contract/languages.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { forUpdate, takeLock, transact } from "#server/db/transact.ts";
import type { Db, Tx, UsersTable } from "#server/db/schema.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { conflict, invalid, type FieldTexts } from "#server/http/failure.ts";
import { withMinimumDuration } from "#server/http/requests.ts";
import {
  emailUser,
  inviteEmail,
  passwordChangedEmail,
  resetEmail,
} from "#server/mail/account-emails.ts";
import type { AppContext } from "#server/context.ts";
import {
  linkChecksPerNetwork,
  linksPerNetwork,
  resetAsksPerNetwork,
  resetLettersToOne,
  signInAttempts,
} from "#server/http/limits.ts";
import { createLink, findLink, useUpLink, voidLinks, type Link } from "./links.ts";
import { requireGoodPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { insertAccount, savePassword } from "./user-record.ts";

const passwordLinks = {
  reset: { hours: 1, compose: resetEmail },
  invite: { hours: 72, compose: inviteEmail },
} as const;

/** Emails a link that sets a password and returns it. The links sent before for this purpose stop working. */
export async function sendPasswordLink(
  tx: Tx,
  { config, clock }: Pick<AppContext, "config" | "clock">,
  purpose: keyof typeof passwordLinks,
  user: Pick<UsersTable, "id" | "email" | "name"> & { language: Language },
  runAt?: Date,
): Promise<string> {
  const now = clock();
  const { hours, compose } = passwordLinks[purpose];
  const link = await createLink(tx, { purpose, userId: user.id, hours }, config.siteUrl, now);
  await emailUser(tx, config, user, (...to) => compose(...to, link), now, { runAt });
  return link;
}

/**
 * Emails a link that sets a new password if an active account has the address. Neither the answer,
 * nor its time, nor the limit on emails to one address tells whether one has. Throws 429 when a
 * network asks too often.
 */
export async function requestPasswordReset(
  parts: AppContext,
  email: string,
  client: ClientInfo,
): Promise<void> {
  const { throttle, mailer } = parts;
  throttle.hit(resetAsksPerNetwork, client.network);
  await withMinimumDuration(async () => {
    if (!throttle.allows(resetLettersToOne, emailKey(email))) return;
    await transact(parts.db, (tx) => sendLink(tx, parts, email, client));
    mailer.kick();
  });
}

async function sendLink(
  tx: Tx,
  parts: AppContext,
  email: string,
  client: ClientInfo,
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "email", "name", "active", "password_hash", "language"])
    .where("email_key", "=", emailKey(email))
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  const target = user === undefined ? {} : { target: { kind: "user", id: user.id } as const };
  const at = parts.clock();
  const entry = { at, action: "password_reset_asked", actorId: null, source: client } as const;
  await audit(tx, { ...entry, ...target });
  if (user === undefined || !user.active) return;
  const purpose = user.password_hash === null ? "invite" : "reset";
  const language = user.language ?? client.language;
  await sendPasswordLink(tx, parts, purpose, { ...user, language });
}

type Owner = { email: string; name: string; language: Language };

/** Reads a link. Throws 422 when it is used or expired, 409 when the set-up it is for is done. */
export async function checkLink(
  parts: AppContext,
  token: string,
  client: ClientInfo,
): Promise<Link> {
  parts.throttle.hit(linkChecksPerNetwork, client.network);
  return getLink(parts, token);
}

/**
 * Sets a password by a one-time link and ends every session of its user. A `setup` link creates the
 * first administrator. A replaced password is reported to its user by email.
 */
export async function resetPassword(
  parts: AppContext,
  asked: ResetPassword,
  client: ClientInfo,
): Promise<void> {
  const { db, throttle, config, mailer, passwords } = parts;
  throttle.hit(linksPerNetwork, client.network);
  const link = await getLink(parts, asked.token);
  const owner = await ownerOf(db, link, asked, client.language);
  requireGoodPassword(asked.password);
  const passwordHash = await passwords.hash(asked.password);
  const now = parts.clock();
  await transact(db, async (tx) => {
    if (!(await useUpLink(tx, link.id, now))) throw linkUsed();
    const userId =
      link.user_id === null
        ? await addFirstAdmin(tx, owner, passwordHash, now)
        : await replacePassword(tx, link.user_id, passwordHash);
    await audit(tx, { at: now, action: "password_set", actorId: userId, source: client });
    if (link.purpose !== "reset") return;
    await emailUser(tx, config, { ...owner, id: userId }, passwordChangedEmail, now);
  });
  mailer.kick();
  // A user locked out by wrong guesses can sign in at once.
  await throttle.clear(signInAttempts, emailKey(owner.email));
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

async function getLink({ db, clock }: AppContext, token: string): Promise<Link> {
  const link = await findLink(db, token, clock());
  if (link === undefined) throw linkUsed();
  if (link.purpose === "setup") await requireNoAdmin(db);
  return link;
}

async function requireNoAdmin(db: Db): Promise<void> {
  if (await hasAdmin(db)) throw conflict("failure.adminExists");
}

const linkUsed = () => invalid({}, "failure.tokenUsed");

/** The user of the link, or the administrator whom a `setup` link creates. */
async function ownerOf(
  db: Db,
  link: Link,
  asked: ResetPassword,
  language: Language,
): Promise<Owner> {
  if (link.user_id === null) return { ...namedOwner(asked), language };
  const user = await db
    .selectFrom("users")
    .select(["email", "name", "language"])
    .where("id", "=", link.user_id)
    .executeTakeFirst();
  if (user === undefined) throw linkUsed();
  return { ...user, language: user.language ?? language };
}

function namedOwner({ email, name }: ResetPassword): Omit<Owner, "language"> {
  if (email !== undefined && name !== undefined) return { email, name };
  const missing: FieldTexts = {
    ...(email === undefined ? { email: ["field.email.required"] } : {}),
    ...(name === undefined ? { name: ["field.name.required"] } : {}),
  };
  throw invalid(missing);
}

async function addFirstAdmin(
  tx: Tx,
  owner: Owner,
  passwordHash: string,
  now: Date,
): Promise<string> {
  await takeLock(tx, "administrators");
  await requireNoAdmin(tx);
  const { id } = await insertAccount(tx, { ...owner, role: "admin", passwordHash }, now);
  return id;
}

async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<string> {
  await savePassword(tx, userId, passwordHash);
  await endSessions(tx, userId);
  await voidLinks(tx, userId);
  return userId;
}

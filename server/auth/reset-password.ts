import type { ResetPassword } from "#contract/auth.ts";
import type { Language } from "#contract/languages.ts";
import { audit, type Source } from "#server/audit/audit.ts";
import { takeLock } from "#server/db/lock.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { conflict, invalid, type FieldTexts } from "#server/http/failure.ts";
import { passwordChangedLetter } from "#server/mail/account-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { emailKey } from "#server/db/email-key.ts";
import { insertAccount } from "#server/users/accounts.ts";
import { linkChecksPerNetwork, linksPerNetwork, signInAttempts } from "./limits.ts";
import { findLink, useUpLink, voidLinks, type Link } from "./links.ts";
import { demandGoodPassword, savePassword } from "./service.ts";
import { endSessions } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

type Owner = { email: string; name: string; language: Language };

/** What a link is for. Throws 422 when it cannot be used any more, 409 when its set-up is done. */
export async function checkLink(parts: Parts, token: string, source: Source): Promise<Link> {
  await parts.throttle.hit(linkChecksPerNetwork, source.network);
  return getLink(parts, token);
}

/**
 * Sets a password by a one-time link and ends every session of its user; nobody is signed in by it.
 * A `setup` link makes the first administrator. Where there was a password, its owner is told.
 */
export async function resetPassword(
  parts: Parts,
  asked: ResetPassword,
  { source, language }: Visitor,
): Promise<void> {
  const { db, throttle, config, mailer, passwords } = parts;
  await throttle.hit(linksPerNetwork, source.network);
  const link = await getLink(parts, asked.token);
  const owner = await ownerOf(db, link, asked, language);
  demandGoodPassword(asked.password);
  const passwordHash = await passwords.hash(asked.password);
  const now = parts.clock();
  await transact(db, async (tx) => {
    if (!(await useUpLink(tx, link.id, now))) throw linkUsed();
    const userId =
      link.user_id === null
        ? await addFirstAdmin(tx, owner, passwordHash, now)
        : await replacePassword(tx, link.user_id, passwordHash);
    await audit(tx, { at: now, action: "password_set", actorId: userId, source });
    if (link.purpose !== "reset") return;
    const facts = { name: owner.name, siteUrl: config.siteUrl };
    const letter = passwordChangedLetter(owner.language, facts);
    await post(tx, letter, owner, { userId }, now);
  });
  mailer.kick();
  // Whoever was locked out by wrong guesses can sign in at once.
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

async function getLink({ db, clock }: Parts, token: string): Promise<Link> {
  const link = await findLink(db, token, clock());
  if (link === undefined) throw linkUsed();
  if (link.purpose === "setup") await demandNoAdmin(db);
  return link;
}

async function demandNoAdmin(db: Db): Promise<void> {
  if (await hasAdmin(db)) throw conflict("failure.adminExists");
}

const linkUsed = () => invalid({}, "failure.tokenUsed");

/** Whose password is being set: the user of the link, or the administrator a `setup` link makes. */
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
  await demandNoAdmin(tx);
  const { id } = await insertAccount(tx, { ...owner, role: "admin", passwordHash }, now);
  return id;
}

async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<string> {
  await savePassword(tx, userId, passwordHash);
  await endSessions(tx, userId);
  await voidLinks(tx, userId);
  return userId;
}

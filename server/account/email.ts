import type { ChangeEmail } from "#contract/account.ts";
import { audit } from "#server/audit/audit.ts";
import { demandPassword } from "#server/auth/demand-password.ts";
import type { Account } from "#server/auth/guard.ts";
import { linksPerNetwork } from "#server/http/limits.ts";
import { createLink, findEmailLink, useUpLink, voidLinks } from "#server/auth/links.ts";
import type { Visitor } from "#server/auth/visitor.ts";
import { emailKey } from "#server/db/email-key.ts";
import { transact } from "#server/db/transact.ts";
import { invalid } from "#server/http/failure.ts";
import {
  emailAskedLetter,
  emailChangedLetter,
  emailLinkLetter,
} from "#server/mail/account-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { lockUser, saveUser } from "#server/users/changes.ts";
import { emailChangesPerAccount, emailChangesPerAddress } from "#server/http/limits.ts";

const linkHours = 24;

/**
 * Sends a link to the new address and word of it to the present one; nothing changes before the link
 * is used. Whether the new address has an account already is told to nobody: the link goes there all
 * the same, and is refused when it is used.
 */
export async function askEmailChange(
  parts: Parts,
  asked: ChangeEmail,
  account: Account,
  { source, language }: Visitor,
): Promise<void> {
  const { db, config, mailer, throttle } = parts;
  await demandPassword(parts, account.id, asked.password, "password");
  const { email } = asked;
  if (email === account.email) throw invalid({ email: ["field.email.same"] });
  throttle.hit(emailChangesPerAccount, account.id);
  throttle.hit(emailChangesPerAddress, emailKey(email));
  const now = parts.clock();
  await transact(db, async (tx) => {
    const user = await lockUser(tx, account.id);
    const request = { purpose: "email", userId: user.id, hours: linkHours, email } as const;
    const link = await createLink(tx, request, config.siteUrl, now);
    const facts = { name: user.name, siteUrl: config.siteUrl };
    const words = user.language ?? language;
    const about = { userId: user.id };
    await post(tx, emailLinkLetter(words, facts, link), { ...user, email }, about, now);
    await post(tx, emailAskedLetter(words, facts, email), user, about, now);
    await audit(tx, { at: now, action: "email_change_asked", actorId: user.id, source });
  });
  mailer.kick();
}

/**
 * Moves an account to the address that a link was sent to, and gives the address. No session ends;
 * other links of the account are void. Throws 422 for a link that is no good, 409 when the address
 * has an account by now.
 */
export async function confirmEmail(
  parts: Parts,
  token: string,
  { source, language }: Visitor,
): Promise<string> {
  const { db, config, mailer, throttle } = parts;
  throttle.hit(linksPerNetwork, source.network);
  const now = parts.clock();
  const link = await findEmailLink(db, token, now);
  if (link === undefined) throw linkUsed();
  await transact(db, async (tx) => {
    const before = await lockUser(tx, link.user_id);
    if (!before.active || !(await useUpLink(tx, link.id, now))) throw linkUsed();
    const after = await saveUser(tx, before, { email: link.email }, now);
    await voidLinks(tx, after.id);
    await audit(tx, { at: now, action: "email_changed", actorId: after.id, source });
    const facts = { name: after.name, siteUrl: config.siteUrl };
    const letter = emailChangedLetter(after.language ?? language, facts, after.email);
    await post(tx, letter, before, { userId: after.id }, now);
  });
  mailer.kick();
  return link.email;
}

const linkUsed = () => invalid({}, "failure.tokenUsed");

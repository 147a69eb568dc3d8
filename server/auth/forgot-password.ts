import type { Language } from "#contract/languages.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Tx, UsersTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { withMinimumDuration } from "#server/http/requests.ts";
import { resetLetter } from "#server/mail/account-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { postInvitation } from "#server/users/invitations.ts";
import { resetAsksPerNetwork, resetLettersToOne } from "#server/http/limits.ts";
import { createLink } from "./links.ts";
import type { Visitor } from "./visitor.ts";

const resetHours = 1;

/**
 * Sends a link that sets a new password to the address, if it is that of an active account. Whoever
 * asks learns nothing about that: neither from the answer nor from when it comes, and also not from
 * a limit on letters to one address, beyond which nothing is sent. Throws 429 when a network asks
 * too often.
 */
export async function askForReset(parts: Parts, email: string, visitor: Visitor): Promise<void> {
  const { throttle, mailer } = parts;
  throttle.hit(resetAsksPerNetwork, visitor.source.network);
  await withMinimumDuration(async () => {
    if (!throttle.allows(resetLettersToOne, emailKey(email))) return;
    await transact(parts.db, (tx) => sendLink(tx, parts, email, visitor));
    mailer.kick();
  });
}

async function sendLink(
  tx: Tx,
  parts: Parts,
  email: string,
  { source, language }: Visitor,
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "email", "name", "active", "password_hash", "language"])
    .where("email_key", "=", emailKey(email))
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  const target = user === undefined ? {} : { target: { kind: "user", id: user.id } as const };
  const at = parts.clock();
  await audit(tx, { at, action: "password_reset_asked", actorId: null, ...target, source });
  if (user === undefined || !user.active) return;
  const letterLanguage = user.language ?? language;
  if (user.password_hash === null) await postInvitation(tx, parts, user, letterLanguage);
  else await postReset(tx, parts, user, letterLanguage);
}

async function postReset(
  tx: Tx,
  { config, clock }: Parts,
  user: Pick<UsersTable, "id" | "email" | "name">,
  language: Language,
): Promise<void> {
  const { siteUrl } = config;
  const now = clock();
  const wanted = { purpose: "reset", userId: user.id, hours: resetHours } as const;
  const link = await createLink(tx, wanted, siteUrl, now);
  const letter = resetLetter(language, { name: user.name, siteUrl }, link);
  await post(tx, letter, user, { userId: user.id }, now);
}

import type { Language } from "#contract/languages.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { createLink, hasLink, voidLinks } from "#server/auth/links.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { conflict } from "#server/http/failure.ts";
import { inviteLetter } from "#server/mail/account-letters.ts";
import { post, withdrawLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import type { UserRow } from "./accounts.ts";
import { lockUser } from "./changes.ts";

const invitationHours = 72;

type Invited = Pick<UserRow, "id" | "email" | "name">;
export type InvitationParts = Pick<Parts, "config" | "clock">;

/** Sends the link that sets a first password; the one before stops working. Gives the link. */
export async function postInvitation(
  tx: Tx,
  { config, clock }: InvitationParts,
  user: Invited,
  language: Language,
  runAt = clock(),
): Promise<string> {
  const { siteUrl } = config;
  const now = clock();
  const wanted = { purpose: "invite", userId: user.id, hours: invitationHours } as const;
  const link = await createLink(tx, wanted, siteUrl, now);
  const letter = inviteLetter(language, { name: user.name, siteUrl }, link);
  await post(tx, letter, user, { userId: user.id, runAt }, now);
  return link;
}

/** The same in the name of an administrator. */
export async function invite(
  tx: Tx,
  parts: InvitationParts,
  user: Invited,
  actor: Actor,
  language: Language,
  runAt?: Date,
): Promise<string> {
  const target = { kind: "user", id: user.id } as const;
  await audit(tx, { at: parts.clock(), action: "invitation_sent", target, ...actor });
  return postInvitation(tx, parts, user, language, runAt);
}

/**
 * Invites a user whose account has been activated, where it has neither a password nor a link by
 * which one can still be chosen: nothing else would tell them.
 */
export async function inviteActivated(
  tx: Tx,
  parts: InvitationParts,
  user: UserRow,
  { actor, language, inviteAt }: { actor: Actor; language: Language; inviteAt: Date },
): Promise<void> {
  if (user.password_hash !== null) return;
  const link = { purpose: "invite", userId: user.id } as const;
  if (await hasLink(tx, link, parts.clock())) return;
  await invite(tx, parts, user, actor, language, inviteAt);
}

/** Takes an invitation back whose letter waits for its time, with the link that nobody has seen. */
export async function withdrawInvitation(tx: Tx, userId: string, now: Date): Promise<void> {
  const letters = await withdrawLetters(tx, { user_id: userId }, "invite", now);
  if (letters.length > 0) await voidLinks(tx, userId);
}

/** Invites a user who has not chosen a password yet once more. Throws 409 where that is no use. */
export async function inviteAgain(
  parts: Parts,
  id: string,
  actor: Actor,
  language: Language,
): Promise<string> {
  const link = await transact(parts.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user.password_hash !== null) throw conflict("failure.alreadyJoined");
    if (!user.active) throw conflict("failure.inviteInactive");
    return invite(tx, parts, user, actor, language);
  });
  parts.mailer.kick();
  return link;
}

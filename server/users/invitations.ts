import { audit } from "#server/audit/audit.ts";
import { hasLink, voidLinks } from "#server/auth/links.ts";
import { sendPasswordLink } from "#server/auth/password-links.ts";
import { lockUser, type UserRow } from "#server/auth/user-record.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict } from "#server/http/failure.ts";
import { withdrawLetters } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";

export type InvitationParts = Pick<AppContext, "config" | "clock">;

/** Invites a user in the name of an administrator and returns the link. */
export async function invite(
  tx: Tx,
  parts: InvitationParts,
  user: UserRow,
  actor: Actor,
  runAt?: Date,
): Promise<string> {
  const target = { kind: "user", id: user.id } as const;
  await audit(tx, { at: parts.clock(), action: "invitation_sent", target, ...actor });
  const invited = { ...user, language: actor.source.language };
  return sendPasswordLink(tx, parts, "invite", invited, runAt);
}

/** Invites an activated user who has neither a password nor a usable link to set one. */
export async function inviteActivated(
  tx: Tx,
  parts: InvitationParts,
  user: UserRow,
  actor: Actor,
  inviteAt: Date,
): Promise<void> {
  if (user.password_hash !== null) return;
  const link = { purpose: "invite", userId: user.id } as const;
  if (await hasLink(tx, link, parts.clock())) return;
  await invite(tx, parts, user, actor, inviteAt);
}

/** Takes back an invitation that is not sent yet, with its link. */
export async function withdrawInvitation(tx: Tx, userId: string, now: Date): Promise<void> {
  const emails = await withdrawLetters(tx, { user_id: userId }, "invite", now);
  if (emails.length > 0) await voidLinks(tx, userId);
}

/** Invites a user again. Throws 409 for a user who has a password or is inactive. */
export async function inviteAgain(parts: AppContext, id: string, actor: Actor): Promise<string> {
  const link = await transact(parts.db, async (tx) => {
    const user = await lockUser(tx, id);
    if (user.password_hash !== null) throw conflict("failure.alreadyJoined");
    if (!user.active) throw conflict("failure.inviteInactive");
    return invite(tx, parts, user, actor);
  });
  parts.mailer.kick();
  return link;
}

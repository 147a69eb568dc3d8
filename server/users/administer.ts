import type { Language } from "#contract/languages.ts";
import type { UpdateUser } from "#contract/users.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { capSessions, endSessions } from "#server/auth/sessions.ts";
import type { Tx } from "#server/db/schema.ts";
import { conflict } from "#server/http/failure.ts";
import type { UserRow } from "./accounts.ts";
import { changeOf, saveUser } from "./changes.ts";
import { inviteActivated, withdrawInvitation, type InvitationParts } from "./invitations.ts";
import { demandAnotherAdmin, isAdmin } from "./last-admin.ts";

// What administrators do to one account, alone or as one of many. Whoever calls holds the lock on
// "administrators" and on the account.

export type ChangedBy = {
  actor: Actor;
  language: Language;
  /** When the letter leaves to whoever is to be invited; null for never. */
  inviteAt: Date | null;
};

/**
 * Changes the fields that differ, and says so in the audit log; whoever is activated is invited where
 * that is due. Throws 409 where an administrator must stay.
 */
export async function changeUser(
  tx: Tx,
  parts: InvitationParts,
  before: UserRow,
  asked: UpdateUser,
  { actor, language, inviteAt }: ChangedBy,
): Promise<UserRow> {
  const now = parts.clock();
  const change = changeOf(before, asked);
  const fields = Object.keys(change);
  if (fields.length === 0) return before;
  if (!isAdmin({ ...before, ...change })) await demandDispensable(tx, before, actor);
  const after = await saveUser(tx, before, change, now);
  if (before.active && !after.active) {
    await endSessions(tx, before.id);
    await withdrawInvitation(tx, before.id, now);
  }
  if (before.role !== after.role) await capSessions(tx, before.id, after.role, now);
  const target = { kind: "user", id: before.id } as const;
  await audit(tx, { at: now, action: "user_updated", target, fields, ...actor });
  if (!before.active && after.active && inviteAt !== null) {
    await inviteActivated(tx, parts, after, { actor, language, inviteAt });
  }
  return after;
}

/** Removes an account with its sessions and links. Throws 409 where an administrator must stay. */
export async function removeUser(tx: Tx, user: UserRow, actor: Actor, now: Date): Promise<void> {
  await demandDispensable(tx, user, actor);
  await tx.deleteFrom("users").where("id", "=", user.id).execute();
  const target = { kind: "user", id: user.id } as const;
  await audit(tx, { at: now, action: "user_deleted", target, ...actor });
}

/** An administrator may go when there is another one, and never by their own hand. */
async function demandDispensable(tx: Tx, user: UserRow, actor: Actor): Promise<void> {
  if (!isAdmin(user)) return;
  await demandAnotherAdmin(tx, user);
  if (user.id === actor.actorId) throw conflict("failure.self");
}

import type { CreateUser, RevealedUser, UpdateUser, User } from "#contract/users.ts";
import { audit } from "#server/audit/audit.ts";
import { hasLink, voidLinks } from "#server/auth/links.ts";
import { sendPasswordLink } from "#server/auth/password-links.ts";
import { capSessions, endSessions } from "#server/auth/sessions.ts";
import {
  changeOf,
  emptyAsNull,
  insertAccount,
  lockUser,
  saveUser,
  type UserRow,
} from "#server/auth/user-record.ts";
import { takeLock, transact } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict } from "#server/http/failure.ts";
import type { Check } from "#server/http/requests.ts";
import { withdrawLetters } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { asUser } from "./list-users.ts";

/**
 * Adds an account without a password. Its user is invited to set one: an active user now, an inactive
 * one once activated.
 */
export async function createUser(
  parts: AppContext,
  asked: CreateUser,
  actor: Actor,
): Promise<User> {
  const { db, clock, mailer } = parts;
  const now = clock();
  const phone = emptyAsNull(asked.phone ?? null);
  const row = await transact(db, async (tx) => {
    const user = await insertAccount(tx, { ...asked, phone, passwordHash: null }, now);
    const target = { kind: "user", id: user.id } as const;
    const fields = Object.keys(asked);
    await audit(tx, { at: now, action: "user_created", target, fields, ...actor });
    if (user.active) await invite(tx, parts, user, actor);
    return user;
  });
  mailer.kick();
  return asUser(row);
}

/**
 * Changes the fields that are sent. Another role and a deactivation count from the next request on.
 * `check` sees the locked user and may refuse.
 */
export async function updateUser(
  parts: AppContext,
  id: string,
  asked: UpdateUser,
  actor: Actor,
  check: Check<User>,
): Promise<User> {
  const row = await transact(parts.db, async (tx) => {
    await takeLock(tx, "administrators");
    const before = await lockUser(tx, id);
    await check(asUser(before), tx);
    return changeUser(tx, parts, before, asked, actor, parts.clock());
  });
  parts.mailer.kick();
  return asUser(row);
}

/** Removes an account with its sessions and links. What it did stays in the audit log. */
export async function deleteUser(parts: AppContext, id: string, actor: Actor): Promise<void> {
  await transact(parts.db, async (tx) => {
    await takeLock(tx, "administrators");
    await removeUser(tx, await lockUser(tx, id), actor, parts.clock());
  });
}

/** Invites a user again and returns the link. Throws 409 for a user who has a password or is inactive. */
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

/** Emails a user the link to choose a password, in the language of the administrator, and returns it. */
async function invite(
  tx: Tx,
  parts: AppContext,
  user: UserRow,
  actor: Actor,
  runAt?: Date,
): Promise<string> {
  const target = { kind: "user", id: user.id } as const;
  await audit(tx, { at: parts.clock(), action: "invitation_sent", target, ...actor });
  const invited = { ...user, language: actor.source.language };
  return sendPasswordLink(tx, parts, "invite", invited, runAt);
}

/** The values that are masked elsewhere. The audit log records each reading. */
export function revealUser(
  { db, clock }: AppContext,
  id: string,
  actor: Actor,
): Promise<RevealedUser> {
  return transact(db, async (tx) => {
    const { dob, national_id } = await lockUser(tx, id);
    const target = { kind: "user", id } as const;
    const fields = ["dob", "national_id"];
    await audit(tx, { at: clock(), action: "user_revealed", target, fields, ...actor });
    return { dob, national_id };
  });
}

// `changeUser` and `removeUser` expect their caller to hold the lock on "administrators" and on the user.

/**
 * Changes the fields that differ and records them in the audit log. An activated user without a
 * password is invited at `inviteAt`, or not at all without it. Throws 409 where an administrator must
 * stay.
 */
export async function changeUser(
  tx: Tx,
  parts: AppContext,
  before: UserRow,
  asked: UpdateUser,
  actor: Actor,
  inviteAt?: Date,
): Promise<UserRow> {
  const now = parts.clock();
  const change = changeOf(before, asked);
  const fields = Object.keys(change);
  if (fields.length === 0) return before;
  if (!isAdmin({ ...before, ...change })) await requireDispensable(tx, before, actor);
  const after = await saveUser(tx, before, change, now);
  if (before.active && !after.active) {
    await endSessions(tx, before.id);
    // An invitation that is not sent yet is taken back with its link.
    const invitations = await withdrawLetters(tx, { user_id: before.id }, "invite", now);
    if (invitations.length > 0) await voidLinks(tx, before.id);
  }
  if (before.role !== after.role) await capSessions(tx, before.id, after.role, now);
  const target = { kind: "user", id: before.id } as const;
  await audit(tx, { at: now, action: "user_updated", target, fields, ...actor });
  const canJoin = !before.active && after.active && after.password_hash === null;
  if (canJoin && inviteAt !== undefined && !(await hasLink(tx, after.id, "invite", now))) {
    await invite(tx, parts, after, actor, inviteAt);
  }
  return after;
}

/** Deletes the row of a user. Throws 409 where an administrator must stay. */
export async function removeUser(tx: Tx, user: UserRow, actor: Actor, now: Date): Promise<void> {
  await requireDispensable(tx, user, actor);
  await tx.deleteFrom("users").where("id", "=", user.id).execute();
  const target = { kind: "user", id: user.id } as const;
  await audit(tx, { at: now, action: "user_deleted", target, ...actor });
}

/** Throws 409 for the last active administrator and for the own account. */
async function requireDispensable(tx: Tx, user: UserRow, actor: Actor): Promise<void> {
  if (!isAdmin(user)) return;
  await requireAnotherAdmin(tx, user);
  if (user.id === actor.actorId) throw conflict("failure.self");
}

export const isAdmin = (user: Pick<UserRow, "role" | "active">) =>
  user.role === "admin" && user.active;

/**
 * Throws 409 when there is no other active administrator. The caller holds the lock on
 * "administrators", so that two administrators cannot leave at the same moment.
 */
export async function requireAnotherAdmin(tx: Tx, user: Pick<UserRow, "id">): Promise<void> {
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("active", "=", true)
    .where("id", "!=", user.id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw conflict("failure.lastAdmin");
}

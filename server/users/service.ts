import type { CreateUser, RevealedUser, UpdateUser, User } from "#contract/users.ts";
import { audit } from "#server/audit/audit.ts";
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
import type { AppContext } from "#server/context.ts";
import {
  invite,
  inviteActivated,
  withdrawInvitation,
  type InvitationParts,
} from "./invitations.ts";
import { asUser } from "./list-users.ts";

type ServiceParts = Pick<AppContext, "db" | "clock">;

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
    await audit(tx, {
      at: now,
      action: "user_created",
      target,
      fields: Object.keys(asked),
      ...actor,
    });
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
export async function deleteUser(
  { db, clock }: ServiceParts,
  id: string,
  actor: Actor,
): Promise<void> {
  await transact(db, async (tx) => {
    await takeLock(tx, "administrators");
    await removeUser(tx, await lockUser(tx, id), actor, clock());
  });
}

/** The values that are masked elsewhere. The audit log records each reading. */
export function revealUser(
  { db, clock }: ServiceParts,
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
  parts: InvitationParts,
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
    await withdrawInvitation(tx, before.id, now);
  }
  if (before.role !== after.role) await capSessions(tx, before.id, after.role, now);
  const target = { kind: "user", id: before.id } as const;
  await audit(tx, { at: now, action: "user_updated", target, fields, ...actor });
  if (!before.active && after.active && inviteAt !== undefined) {
    await inviteActivated(tx, parts, after, actor, inviteAt);
  }
  return after;
}

/** Removes an account with its sessions and links. Throws 409 where an administrator must stay. */
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

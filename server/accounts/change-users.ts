import type { BulkResponse } from "#contract/bulk.ts";
import type { BulkUsers, CreateUser, RevealedUser, UpdateUser, User } from "#contract/users.ts";
import { audit, nameOf, userTarget } from "#server/audit/audit.ts";
import { hasLink, revokeLinks } from "#server/accounts/links.ts";
import { enqueuePasswordLink } from "#server/accounts/password-links.ts";
import { requireUndoRight } from "#server/accounts/undo-right.ts";
import { endSessions, revokeCalendarFeed, shortenSessions } from "#server/accounts/sessions.ts";
import {
  changedColumns,
  emailTaken,
  emptyToNull,
  findUserByEmail,
  insertUser,
  lockUser,
  recordRemoval,
  saveUser,
  type UserRow,
} from "#server/accounts/user-record.ts";
import { exists } from "#server/db/lists.ts";
import { tryToNoteErasures } from "#server/files/erasure-ledger.ts";
import { recordErasure } from "#server/db/erased-remains.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import type { Moment, Tx } from "#server/db/schema.ts";
import { changeMany, startBulk, stopBulk, type BulkWork } from "#server/http/bulk.ts";
import { createOnce, type IdempotencyKey } from "#server/http/idempotency.ts";
import { refuseStale, type Actor } from "#server/http/requests.ts";
import { conflict } from "#server/http/http-error.ts";
import {
  cancelScheduledEmails,
  withdrawApplicantNews,
  withMailTransaction,
} from "#server/mail/outbox.ts";
import { isStaff } from "#contract/staff.ts";
import type { AppContext } from "#server/context.ts";
import { toUser } from "./list-users.ts";

/**
 * Adds a user without a password. An active one gets an invitation to choose it now, an inactive one
 * when activated. A repeated key adds one. Throws 409 with the id of the account that has the address.
 */
export async function createUser(
  context: AppContext,
  input: CreateUser,
  actor: Actor,
  key?: IdempotencyKey,
): Promise<User> {
  const phone = emptyToNull(input.phone ?? null);
  const row = await withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "administrators");
    const { id } = await createOnce(tx, key, now, async () => {
      const known = await findUserByEmail(tx, input.email);
      if (known !== undefined) throw emailTaken({ id: known.id });
      const user = await insertUser(tx, { ...input, phone, passwordHash: null }, now);
      const target = userTarget(user.id);
      const fields = Object.keys(input);
      await audit(tx, { at: now, action: "user_created", target, fields, ...actor });
      if (user.active) await invite(context, { tx, now, actor }, user);
      return { id: user.id, at: user.created_at };
    });
    return lockUser(tx, id);
  });
  return toUser(row);
}

/**
 * Changes the given fields. A new role and a deactivation take effect on the next request of the user. A staff
 * role for an account with an unconfirmed address ends what its inventor has of it, and invites the address.
 * Throws 404, and 409 for a stale version.
 */
export async function updateUser(
  context: AppContext,
  id: string,
  input: UpdateUser,
  actor: Actor,
): Promise<User> {
  const row = await withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "administrators");
    const before = await lockUser(tx, id);
    await refuseStale(actor, before.updated_at, async () => ({
      current: toUser(before),
      changedBy: await nameOf(tx, before.updated_by),
    }));
    return changeUser(context, { tx, now, actor, inviteAt: now }, before, input);
  });
  return toUser(row);
}

/** Deletes a user with their sessions and links. Their actions stay in the audit log. */
export async function deleteUser(context: AppContext, id: string, actor: Actor): Promise<void> {
  await withTransaction(context.db, async (tx) => {
    await acquireLock(tx, "administrators");
    await removeUser(tx, await lockUser(tx, id), actor, context.clock());
  });
  await tryToNoteErasures(context.db, context);
}

/** Sends a new invitation and returns its link. Throws 409 for a user with a password or an inactive one. */
export async function resendInvitation(
  context: AppContext,
  id: string,
  actor: Actor,
): Promise<string> {
  return withMailTransaction(context, async (tx, now) => {
    const user = await lockUser(tx, id);
    if (user.password_hash !== null) throw conflict("failure.alreadyJoined");
    if (!user.active) throw conflict("failure.inviteInactive");
    return invite(context, { tx, now, actor }, user);
  });
}

/** Emails a link to choose a password, in the language of the administrator, and returns it. */
async function invite(
  context: AppContext,
  { tx, now, actor, runAt }: Change & { runAt?: Date },
  user: UserRow,
): Promise<string> {
  const target = userTarget(user.id);
  await audit(tx, { at: now, action: "invitation_sent", target, ...actor });
  const invited = { ...user, language: actor.client.language };
  return enqueuePasswordLink(context, { tx, now, runAt }, "invite", invited);
}

/** Returns the values that are masked elsewhere and records this in the audit log. */
export function revealUser(
  { db, clock }: AppContext,
  id: string,
  actor: Actor,
): Promise<RevealedUser> {
  return withTransaction(db, async (tx) => {
    const { dob, national_id } = await lockUser(tx, id);
    const target = userTarget(id);
    const fields = ["dob", "national_id"];
    await audit(tx, { at: clock(), action: "user_revealed", target, fields, ...actor });
    return { dob, national_id };
  });
}

/** A change of a user in progress. */
type Change = Moment & { actor: Actor };

// Callers of `changeUser` and `removeUser` hold the locks on "administrators" and on the user.

/**
 * Changes the fields that differ and records them in the audit log. Activating a user without a
 * password invites them at `inviteAt`, if given. Throws 409 for the last administrator and oneself.
 */
async function changeUser(
  context: AppContext,
  { tx, now, actor, inviteAt }: Change & { inviteAt?: Date },
  before: UserRow,
  input: UpdateUser,
): Promise<UserRow> {
  const change = changedColumns(before, input);
  const fields = Object.keys(change);
  if (fields.length === 0) return before;
  if (!isActiveAdmin({ ...before, ...change })) await requireRemovable(tx, before, actor);
  const isReset = needsReset(before, change);
  const stored = isReset ? { ...change, password_hash: null } : change;
  const after = await saveUser(tx, before, stored, { actorId: actor.actorId, now });
  if (isReset || (before.active && !after.active)) await endSessions(tx, before.id);
  if (isReset) await revokeLinks(tx, before.id);
  if (before.active && !after.active) {
    // Withdraws an invitation that has not been sent yet, with its link.
    const invitations = await cancelScheduledEmails(tx, { user_id: before.id }, "invite", now);
    if (invitations.length > 0) await revokeLinks(tx, before.id);
  }
  if (before.role !== after.role) await shortenSessions(tx, before.id, after.role, now);
  if (!isStaff(after.role)) await revokeCalendarFeed(tx, before.id);
  if (!isStaff(after.role) || !after.active) await withdrawApplicantNews(tx, before.id);
  const target = userTarget(before.id);
  await audit(tx, { at: now, action: "user_updated", target, fields, ...actor });
  const isStarted = after.active && (isReset || !before.active);
  const needsInvitation = isStarted && after.password_hash === null;
  if (needsInvitation && inviteAt !== undefined && !(await hasLink(tx, after.id, "invite", now))) {
    await invite(context, { tx, now, actor, runAt: inviteAt }, after);
  }
  return after;
}

/** Whether a change gives a staff role to an account whose password a stranger to its address may know. */
const needsReset = (before: UserRow, { role }: Partial<UserRow>): boolean =>
  role !== undefined &&
  isStaff(role) &&
  before.email_confirmed_at === null &&
  before.password_hash !== null;

/** Deletes a user. Throws 409 for the last administrator and oneself. */
async function removeUser(tx: Tx, user: UserRow, actor: Actor, now: Date): Promise<void> {
  await requireRemovable(tx, user, actor);
  await withdrawApplicantNews(tx, user.id);
  await recordErasure(tx, user.id, now);
  await recordRemoval(tx, user, now);
  await tx.deleteFrom("users").where("id", "=", user.id).execute();
  await audit(tx, { at: now, action: "user_deleted", target: userTarget(user.id), ...actor });
}

/** Throws 409 for the last active administrator, and for administrators themselves. */
async function requireRemovable(tx: Tx, user: UserRow, actor: Actor): Promise<void> {
  if (!isActiveAdmin(user)) return;
  await requireOtherAdmin(tx, user);
  if (user.id === actor.actorId) throw conflict("failure.self");
}

export const isActiveAdmin = (user: Pick<UserRow, "role" | "active">) =>
  user.role === "admin" && user.active;

/**
 * Throws 409 unless there is another active administrator. The caller holds the lock on
 * "administrators", so that two of them cannot leave at the same time.
 */
export async function requireOtherAdmin(tx: Tx, user: Pick<UserRow, "id">): Promise<void> {
  const others = tx.selectFrom("users").select("id").where("id", "!=", user.id);
  const activeAdmins = others.where("role", "=", "admin").where("active", "=", true);
  if (!(await exists(activeAdmins))) throw conflict("failure.lastAdmin");
}

export async function changeUsers(
  context: AppContext,
  { action, ids }: BulkUsers,
  actor: Actor,
  key?: IdempotencyKey,
): Promise<BulkResponse> {
  if (action !== "delete") {
    const task: ActivationTask = { active: action === "activate", versions: null };
    const start = (moment: Moment) => startBulk({ ...moment, actor }, "user_activation", ids, task);
    return changeMany(context, activationWork(context), start, key);
  }
  const start = (moment: Moment) => startBulk({ ...moment, actor }, "user_deletion", ids, {});
  const outcome = await changeMany(context, userDeletionWork, start, key);
  await tryToNoteErasures(context.db, context);
  return outcome;
}

export const userDeletionWork: BulkWork = async ({ tx, now, actor }) => {
  await acquireLock(tx, "administrators");
  return async (id) => removeUser(tx, await lockUser(tx, id), actor, now);
};

/** `versions` are those that an undo takes back, and that may not have changed since. */
type ActivationTask = { active: boolean; versions: Readonly<Record<string, string>> | null };

export const activationWork =
  (context: AppContext): BulkWork =>
  async ({ tx, now, actor, until, task }) => {
    await acquireLock(tx, "administrators");
    const { active, versions }: ActivationTask = JSON.parse(task);
    // Invitations wait until the change can no longer be undone.
    const change = { tx, now, actor, ...(versions === null && { inviteAt: until }) };
    return async (id) => {
      const user = await lockUser(tx, id);
      if (versions !== null && versions[id] !== user.updated_at) throw conflict("failure.stale");
      const after = await changeUser(context, change, user, { active });
      return versions === null && after.active !== user.active ? after.updated_at : undefined;
    };
  };

/** Undoes a bulk activation or deactivation. Ended sessions stay ended. Throws 403 and 409. */
export const undoUsers = (
  context: AppContext,
  undoId: string,
  actor: Actor,
): Promise<BulkResponse> =>
  changeMany(context, activationWork(context), async ({ tx, now }) => {
    const undone = await stopBulk({ tx, now }, "user_activation", undoId);
    if (undone !== undefined) await requireUndoRight(tx, actor, undone.actor.actorId);
    const versions = undone?.undoable ?? {};
    const ids = Object.keys(versions);
    const isOver = ids.length === 0 || (undone?.undoUntil ?? "") <= now.toISOString();
    if (undone === undefined || (isOver && !undone.isStopped)) throw conflict("failure.undoOver");
    const existing = await tx.selectFrom("users").select("id").where("id", "in", ids).execute();
    const { active }: ActivationTask = JSON.parse(undone.task);
    const task: ActivationTask = { active: !active, versions };
    return startBulk(
      { tx, now, actor },
      "user_activation",
      existing.map(({ id }) => id),
      task,
    );
  });

import type { BulkResponse } from "#contract/bulk.ts";
import type { BulkUsers } from "#contract/users.ts";
import { lockUser, type UserRow } from "#server/auth/user-record.ts";
import { newId } from "#server/db/id.ts";
import { acquireLock } from "#server/db/transaction.ts";
import type { Tx } from "#server/db/schema.ts";
import { changeEach, undoEach, undoUntil } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/requests.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { changeUser, removeUser } from "./service.ts";

/** Activates, deactivates or deletes many users in one transaction. */
export async function changeUsers(
  context: AppContext,
  { action, ids }: BulkUsers,
  actor: Actor,
): Promise<BulkResponse> {
  const { language } = actor.client;
  return withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "administrators");
    if (action === "delete") {
      const remove = async (id: string) => removeUser(tx, await lockUser(tx, id), actor, now);
      return { ...(await changeEach(ids, language, remove)), undo_id: null };
    }
    const changed: UserRow[] = [];
    const outcome = await changeEach(ids, language, async (id) => {
      const user = await lockUser(tx, id);
      const active = action === "activate";
      // Invitations wait until the change can no longer be undone.
      const after = await changeUser(tx, context, user, { active }, actor, undoUntil(now));
      if (after.active !== user.active) changed.push(after);
    });
    return { ...outcome, undo_id: await saveUndo(tx, changed, now) };
  });
}

/** Undoes a bulk activation or deactivation. Ended sessions stay ended. */
export async function undoUsers(
  context: AppContext,
  undoId: string,
  actor: Actor,
): Promise<BulkResponse> {
  return withMailTransaction(context, async (tx, now) => {
    await acquireLock(tx, "administrators");
    const undos = await tx
      .deleteFrom("user_undos")
      .where("undo_id", "=", undoId)
      .where("expires_at", ">", now.toISOString())
      .returning(["user_id as id", "changed_at", "was_active as active"])
      .execute();
    const lock = (id: string) => lockUser(tx, id);
    return undoEach(undos, actor.client.language, lock, async (user, { active }) => {
      await changeUser(tx, context, user, { active }, actor);
    });
  });
}

async function saveUndo(tx: Tx, changed: readonly UserRow[], now: Date): Promise<string | null> {
  if (changed.length === 0) return null;
  const undo_id = newId(now);
  const rows = changed.map(({ id, updated_at, active }) => ({
    undo_id,
    user_id: id,
    changed_at: updated_at,
    was_active: !active,
    expires_at: undoUntil(now).toISOString(),
  }));
  await tx.insertInto("user_undos").values(rows).execute();
  return undo_id;
}

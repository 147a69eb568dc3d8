import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import type { BulkUsers } from "#contract/users.ts";
import type { Actor } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import { takeLock } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { asStored, undoMs } from "#server/http/bulk.ts";
import { CallFailed, conflict } from "#server/http/failure.ts";
import { translate } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import type { UserRow } from "./accounts.ts";
import { changeUser, removeUser } from "./administer.ts";
import { lockUser } from "./changes.ts";

/**
 * Does the same to many users, in one transaction. One that may not be changed is refused with the
 * reason, and the others are changed all the same.
 */
export async function changeUsers(
  parts: Parts,
  { action, ids }: BulkUsers,
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const now = parts.clock();
  const answer = await transact(parts.db, async (tx) => {
    await takeLock(tx, "administrators");
    if (action === "delete") {
      const outcome = await eachUser(tx, ids, language, (user) => removeUser(tx, user, actor, now));
      return { ...outcome, undo_id: null };
    }
    const changed: UserRow[] = [];
    // Not before the time to undo it is over.
    const inviteAt = new Date(now.getTime() + undoMs);
    const outcome = await eachUser(tx, ids, language, async (user) => {
      const active = action === "activate";
      const after = await changeUser(tx, parts, user, { active }, { actor, language, inviteAt });
      if (after.active !== user.active) changed.push(after);
    });
    return { ...outcome, undo_id: await keepUndo(tx, changed, now) };
  });
  parts.mailer.kick();
  return answer;
}

/**
 * Takes a change of many users back where nobody has changed them since. Throws 409 when the time for
 * that is over. Who was signed out stays so.
 */
export async function undoUsers(
  parts: Parts,
  undoId: string,
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const now = parts.clock();
  const answer = await transact(parts.db, async (tx) => {
    await takeLock(tx, "administrators");
    const rows = await tx
      .deleteFrom("user_undos")
      .where("undo_id", "=", undoId)
      .where("expires_at", ">", now.toISOString())
      .returning(["user_id", "changed_at", "was_active"])
      .execute();
    if (rows.length === 0) throw conflict("failure.undoOver");
    const known = new Map(rows.map((row) => [row.user_id, row]));
    const ids = Array.from(known.keys());
    const outcome = await eachUser(tx, ids, language, async (user) => {
      const kept = known.get(user.id);
      if (kept === undefined || kept.changed_at !== user.updated_at)
        throw conflict("failure.stale");
      // As it was, so nobody hears of it.
      const by = { actor, language, inviteAt: null };
      await changeUser(tx, parts, user, { active: kept.was_active }, by);
    });
    return { ...outcome, undo_id: null };
  });
  parts.mailer.kick();
  return answer;
}

/** Does something to one user after the other; a refusal of one is noted and stops nobody else. */
async function eachUser(
  tx: Tx,
  ids: readonly string[],
  language: Language,
  work: (user: UserRow) => Promise<void>,
): Promise<Pick<BulkAnswer, "done" | "refused">> {
  const done: string[] = [];
  const refused: BulkAnswer["refused"] = [];
  for (const id of asStored(ids)) {
    try {
      await work(await lockUser(tx, id));
      done.push(id);
    } catch (failure) {
      // A refusal has written nothing, so the transaction goes on.
      if (!(failure instanceof CallFailed)) throw failure;
      refused.push({ id, message: translate(language, failure.text, failure.values) });
    }
  }
  return { done, refused };
}

/** Remembers who could sign in before; what nobody has taken back in time is forgotten. */
async function keepUndo(tx: Tx, changed: readonly UserRow[], now: Date): Promise<string | null> {
  await tx.deleteFrom("user_undos").where("expires_at", "<=", now.toISOString()).execute();
  if (changed.length === 0) return null;
  const undoId = newId(now);
  const expiresAt = new Date(now.getTime() + undoMs).toISOString();
  const rows = changed.map((user) => ({
    undo_id: undoId,
    user_id: user.id,
    changed_at: user.updated_at,
    was_active: !user.active,
    expires_at: expiresAt,
  }));
  await tx.insertInto("user_undos").values(rows).execute();
  return undoId;
}

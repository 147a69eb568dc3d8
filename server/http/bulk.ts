import { bulkLimits, type BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { CallFailed, conflict } from "./failure.ts";
import { translate } from "./language.ts";

/** An undo that is sent in the last second is still on its way when its time is over. */
const graceSeconds = 5;

/** The instant until which a bulk change that is made now can be undone. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + (bulkLimits.undoSeconds + graceSeconds) * 1_000);

/**
 * Changes records one after the other within one transaction. A record whose change throws a failure
 * of the API is refused with that reason, and the others are changed all the same. Ids are taken in
 * order, so that two bulk changes never wait for each other's locks.
 */
export async function changeEach(
  ids: readonly string[],
  language: Language,
  change: (id: string) => Promise<void>,
): Promise<Pick<BulkAnswer, "done" | "refused">> {
  const stored = ids.map((id) => id.toLowerCase());
  const reasons = new Map<string, string>();
  for (const id of stored.toSorted()) {
    try {
      await change(id);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      reasons.set(id, translate(language, failure.text, failure.values));
    }
  }
  return {
    done: stored.filter((id) => !reasons.has(id)),
    refused: stored.flatMap((id) => {
      const message = reasons.get(id);
      return message === undefined ? [] : [{ id, message }];
    }),
  };
}

/**
 * Undoes a bulk change for each record that is still as the change left it; the others are refused as
 * stale. Throws 409 when there is nothing left to undo.
 */
export async function undoEach<
  Undo extends { id: string; changed_at: string },
  Row extends { updated_at: string },
>(
  undos: readonly Undo[],
  language: Language,
  lock: (id: string) => Promise<Row>,
  restore: (row: Row, undo: Undo) => Promise<void>,
): Promise<BulkAnswer> {
  if (undos.length === 0) throw conflict("failure.undoOver");
  const ids = undos.map(({ id }) => id);
  const outcome = await changeEach(ids, language, async (id) => {
    const row = await lock(id);
    const undo = undos.find((one) => one.id === id);
    if (undo?.changed_at !== row.updated_at) throw conflict("failure.stale");
    await restore(row, undo);
  });
  return { ...outcome, undo_id: null };
}

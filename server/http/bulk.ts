import { sql } from "kysely";
import { bulkLimits, type BulkResponse } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import type { Tx } from "#server/db/schema.ts";
import { HttpError, conflict } from "./http-error.ts";
import { translate } from "./language.ts";

/** An undo sent in the last second arrives after the time is over. */
const graceSeconds = 5;

/** The end of the time in which a bulk change made now can be undone. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + (bulkLimits.undoSeconds + graceSeconds) * 1_000);

/**
 * Changes records one by one in the caller's transaction. If a change throws a failure of the API, its
 * record stays as it was and is listed as refused with that message; the others still change. Throws 429
 * for the whole change. Sorted ids keep two bulk changes from deadlocking.
 */
export async function changeEach(
  tx: Tx,
  ids: readonly string[],
  language: Language,
  change: (id: string) => Promise<void>,
): Promise<Pick<BulkResponse, "done" | "refused">> {
  const recordIds = ids.map((id) => id.toLowerCase());
  const messages = new Map<string, string>();
  for (const id of recordIds.toSorted()) {
    await sql`savepoint one_change`.execute(tx);
    try {
      await change(id);
    } catch (failure) {
      // A limit stops the whole change, before anything is changed.
      if (!(failure instanceof HttpError) || failure.status === 429) throw failure;
      await sql`rollback to savepoint one_change`.execute(tx);
      messages.set(id, translate(language, failure.text, failure.details.values));
    }
    await sql`release savepoint one_change`.execute(tx);
  }
  return {
    done: recordIds.filter((id) => !messages.has(id)),
    refused: recordIds.flatMap((id) => {
      const message = messages.get(id);
      return message === undefined ? [] : [{ id, message }];
    }),
  };
}

/**
 * Undoes a bulk change for each record without a later change; the others are refused as stale. Throws
 * 409 if the time to undo is over.
 */
export async function undoEach<
  Undo extends { id: string; changed_at: string },
  Row extends { updated_at: string },
>(
  tx: Tx,
  undos: readonly Undo[],
  language: Language,
  {
    lock,
    restore,
  }: {
    lock: (id: string) => Promise<Row>;
    restore: (row: Row, undo: Undo) => Promise<void>;
  },
): Promise<BulkResponse> {
  if (undos.length === 0) throw conflict("failure.undoOver");
  const ids = undos.map(({ id }) => id);
  const outcome = await changeEach(tx, ids, language, async (id) => {
    const row = await lock(id);
    const undo = undos.find((undo) => undo.id === id);
    if (undo?.changed_at !== row.updated_at) throw conflict("failure.stale");
    await restore(row, undo);
  });
  return { ...outcome, undo_id: null };
}

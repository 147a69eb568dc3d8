import records from "#content/positions.json" with { type: "json" };
import { PositionFields } from "#contract/positions.ts";
import { exists } from "#server/db/lists.ts";
import { newId } from "#server/db/id.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { acquireLock, withTransaction } from "#server/db/transaction.ts";
import { columnsOf } from "./records.ts";

/**
 * Fills an empty table with the positions of content/. After that only the table is read. Throws if
 * content/positions.json does not have the form of `PositionFields`.
 */
export async function fillPositions(db: Db, now: Date): Promise<void> {
  if (await hasPositions(db)) return;
  await withTransaction(db, async (tx) => {
    await acquireLock(tx, "positions");
    if (await hasPositions(tx)) return;
    const at = now.toISOString();
    for (const [place, record] of records.entries()) {
      const fields = PositionFields.parse(record);
      await tx
        .insertInto("positions")
        .values({ ...columnsOf(fields), id: newId(now), place, created_at: at, updated_at: at })
        .execute();
      await tx
        .updateTable("applications")
        .set({ job_title: fields.title.en })
        .where("job_id", "=", fields.slug)
        .where("job_title", "is", null)
        .execute();
    }
    await closeFormerlyClosed(tx);
  });
}

const hasPositions = (db: Db) => exists(db.selectFrom("positions").select("id"));

/** A setting held the closed positions before there was a table. */
async function closeFormerlyClosed(tx: Tx): Promise<void> {
  const setting = await tx
    .deleteFrom("settings")
    .where("key", "=", "closedPositions")
    .returning("value")
    .executeTakeFirst();
  const closed: unknown = JSON.parse(setting?.value ?? "[]");
  if (!Array.isArray(closed) || closed.length === 0) return;
  await tx.updateTable("positions").set({ state: "closed" }).where("slug", "in", closed).execute();
}

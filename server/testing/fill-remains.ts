import type { Store } from "#server/backup/store.ts";
import { recordErasure } from "#server/db/erased-remains.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { noteErasures } from "#server/files/erasure-ledger.ts";
import { storeAttachment } from "#server/mail/attachments.ts";

export const erasedId = "the id of an erased record";

/** Gives a store a file of more than one part for a message, and an erasure in its ledger. */
export async function fillRemains(
  { db, files }: Pick<Store, "db" | "files">,
  now: Date,
): Promise<void> {
  const { id } = await db.selectFrom("applications").select("id").executeTakeFirstOrThrow();
  const content = Buffer.alloc(300_000, Buffer.from([0, 255, 128, 10, 0]));
  const file = { name: "Bài kiểm tra.pdf", type: "application/pdf", content };
  await withTransaction(db, async (tx) => {
    await storeAttachment({ tx, now }, id, file);
    await recordErasure(tx, erasedId, now);
  });
  await noteErasures(db, { files, config: {} });
}

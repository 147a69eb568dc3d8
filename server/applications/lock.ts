import { forUpdate } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import { notFound } from "#server/http/failure.ts";
import { announcedColumns, type Announced } from "./announce.ts";

/** An application that nobody else changes before this transaction ends. Throws 404. */
export async function lockApplication(
  tx: Tx,
  id: string,
): Promise<Announced & { updated_at: string }> {
  const row = await tx
    .selectFrom("applications")
    .select([...announcedColumns, "updated_at"])
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (row === undefined) throw notFound("failure.applicationNotFound");
  return row;
}

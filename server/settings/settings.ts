import * as z from "zod/mini";
import type { Db } from "#server/db/schema.ts";

const ClosedPositions = z.array(z.string());

/** Slugs of the positions that take no applications now. */
export async function listClosedPositions(db: Db): Promise<string[]> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "closed_positions")
    .executeTakeFirst();
  return row === undefined ? [] : ClosedPositions.parse(JSON.parse(row.value));
}

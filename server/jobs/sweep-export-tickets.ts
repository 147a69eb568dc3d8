import type { Db } from "#server/db/schema.ts";

/** Removes tickets nobody came with; what was searched for goes with them. */
export async function sweepExportTickets(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("export_tickets")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

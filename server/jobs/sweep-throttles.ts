import type { Db } from "#server/db/schema.ts";

/** Removes counters whose window has ended. */
export async function sweepThrottles(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("throttles")
    .where("resets_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Db } from "#server/db/schema.ts";

/** Removes one-time links whose time is over; used and unused ones answer alike when they are gone. */
export async function sweepOneTimeTokens(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("one_time_tokens")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

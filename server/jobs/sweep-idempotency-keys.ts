import type { Db } from "#server/db/schema.ts";

const keptMs = 30 * 86_400_000;

/** Forgets submissions so old that no browser still repeats them. */
export async function sweepIdempotencyKeys(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", new Date(now.getTime() - keptMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

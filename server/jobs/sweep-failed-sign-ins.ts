import type { Db } from "#server/db/schema.ts";

const keptMs = 90 * 24 * 3_600_000;

/** Removes failed sign-ins after 90 days. */
export async function sweepFailedSignIns(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("failed_sign_ins")
    .where("hour", "<=", new Date(now.getTime() - keptMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

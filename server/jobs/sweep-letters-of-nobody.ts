import type { Db } from "#server/db/schema.ts";

const keptMs = 7 * 86_400_000;

/** Removes letters that belong to no application and no account once they have left: they name people we may no longer know. */
export async function sweepLettersOfNobody(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("application_id", "is", null)
    .where("user_id", "is", null)
    .where("finished_at", "<", new Date(now.getTime() - keptMs).toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import type { Db } from "#server/db/schema.ts";

/** Removes sign-ins that nobody can continue any more. */
export async function sweepSessions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

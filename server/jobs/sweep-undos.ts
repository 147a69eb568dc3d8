import type { Db } from "#server/db/schema.ts";

/** Removes what applications were before a change that can no longer be taken back. */
export async function sweepUndos(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("application_undos")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

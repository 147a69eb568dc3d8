import type { Db } from "#server/db/schema.ts";

/** Removes the undos of applications and users whose time is over. */
export async function sweepUndos(db: Db, now: Date): Promise<number> {
  let removed = 0;
  for (const table of ["application_undos", "user_undos"] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where("expires_at", "<=", now.toISOString())
      .executeTakeFirst();
    removed += Number(numDeletedRows);
  }
  return removed;
}

import type { Db } from "#server/db/schema.ts";

/** How many of the applications that were answered with 201 are not in the database. */
export async function countLost(db: Db, answered: readonly string[]): Promise<number> {
  const rows = await db.selectFrom("applications").select("id").execute();
  const stored = new Set(rows.map(({ id }) => id));
  return answered.filter((id) => !stored.has(id)).length;
}

import type { Db } from "#server/db/schema.ts";

/** Counts the applications answered with 201 that are missing in the database. */
export async function countLost(db: Db, answered: readonly string[]): Promise<number> {
  const rows = await db.selectFrom("applications").select("id").execute();
  const stored = new Set(rows.map(({ id }) => id));
  return answered.filter((id) => !stored.has(id)).length;
}

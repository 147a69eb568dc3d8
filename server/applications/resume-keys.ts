import type { Db } from "#server/db/schema.ts";

/** Which of these kept files no application names. */
export async function keysOfNobody(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("cv_key")
    .where("cv_key", "in", keys)
    .execute();
  const named = new Set(rows.map((row) => row.cv_key));
  return keys.filter((key) => !named.has(key));
}

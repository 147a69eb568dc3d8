import type { Db } from "./schema.ts";

const rowName = (job: string) => `lease:${job}`;

/**
 * Acquires the lease of a job that one server runs for all, at most once per `everyMs`. Returns false
 * while a server holds it. A server that crashes loses the lease after that time.
 */
export async function acquireLease(
  db: Db,
  job: string,
  everyMs: number,
  now: Date,
): Promise<boolean> {
  const expired = new Date(now.getTime() - everyMs).toISOString();
  // Later than any server can have written: the clock has been set back.
  const impossible = new Date(now.getTime() + everyMs).toISOString();
  const updated_at = now.toISOString();
  const acquired = await db
    .insertInto("state")
    .values({ name: rowName(job), value: "", updated_at })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ updated_at })
        .where((eb) =>
          eb.or([eb("state.updated_at", "<=", expired), eb("state.updated_at", ">", impossible)]),
        ),
    )
    .returning("name")
    .executeTakeFirst();
  return acquired !== undefined;
}

/** Extends a lease that this server holds. */
export async function renewLease(db: Db, job: string, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await db.updateTable("state").set({ updated_at }).where("name", "=", rowName(job)).execute();
}

/** Releases the lease of a job that failed, so that another server can acquire it at once. */
export async function releaseLease(db: Db, job: string): Promise<void> {
  await db.deleteFrom("state").where("name", "=", rowName(job)).execute();
}

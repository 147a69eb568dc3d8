import type { Db } from "./schema.ts";

const nameOf = (job: string) => `lease:${job}`;

/**
 * Acquires the lease of a job that one server does for all, at most once per `everyMs`. False when a
 * server holds it. A server that dies at work loses it after that time.
 */
export async function acquireLease(
  db: Db,
  job: string,
  everyMs: number,
  now: Date,
): Promise<boolean> {
  const expired = new Date(now.getTime() - everyMs).toISOString();
  // Later than any server can have written: the clock was set back since.
  const impossible = new Date(now.getTime() + everyMs).toISOString();
  const updated_at = now.toISOString();
  const acquired = await db
    .insertInto("state")
    .values({ name: nameOf(job), value: "", updated_at })
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

/** Renews a lease while its job runs longer than the lease lasts. */
export async function renewLease(db: Db, job: string, now: Date): Promise<void> {
  await db
    .updateTable("state")
    .set({ updated_at: now.toISOString() })
    .where("name", "=", nameOf(job))
    .execute();
}

/** Releases the lease of a job that was not done, so that the next server can acquire it at once. */
export async function releaseLease(db: Db, job: string): Promise<void> {
  await db.deleteFrom("state").where("name", "=", nameOf(job)).execute();
}

import type { Db } from "./schema.ts";

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
  const taken_at = now.toISOString();
  const acquired = await db
    .insertInto("leases")
    .values({ job, taken_at })
    .onConflict((conflict) =>
      conflict
        .column("job")
        .doUpdateSet({ taken_at })
        .where((eb) =>
          eb.or([eb("leases.taken_at", "<=", expired), eb("leases.taken_at", ">", impossible)]),
        ),
    )
    .returning("job")
    .executeTakeFirst();
  return acquired !== undefined;
}

/** Renews a lease while its job runs longer than the lease lasts. */
export async function renewLease(db: Db, job: string, now: Date): Promise<void> {
  await db
    .updateTable("leases")
    .set({ taken_at: now.toISOString() })
    .where("job", "=", job)
    .execute();
}

/** Releases the lease of a job that was not done, so that the next server can acquire it at once. */
export async function releaseLease(db: Db, job: string): Promise<void> {
  await db.deleteFrom("leases").where("job", "=", job).execute();
}

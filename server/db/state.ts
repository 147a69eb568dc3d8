import { sql, type Expression, type SqlBool } from "kysely";
import { hostname } from "node:os";
import type { Db } from "./schema.ts";
import { latestHappened } from "./stored-times.ts";

/**
 * Stores a row of the table `state`, which servers share. A row with this name is replaced if `condition`
 * holds for it. Returns whether the row was stored.
 */
export async function storeState(
  { db, now }: { db: Db; now: Date },
  name: string,
  value: string,
  condition: Expression<SqlBool> = sql`true`,
): Promise<boolean> {
  const updated_at = now.toISOString();
  const stored = await db
    .insertInto("state")
    .values({ name, value, updated_at })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value, updated_at }).where(condition),
    )
    .returning("name")
    .executeTakeFirst();
  return stored !== undefined;
}

export async function readState(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("state")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** When a row was stored; undefined without one. */
export async function readStateTime(db: Db, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("state")
    .select("updated_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && new Date(row.updated_at);
}

const rowName = (job: string) => `lease:${job}`;
/** The value of a lease: only the process that holds it renews or releases it. */
const owner = `${hostname()} ${process.pid}`;

/**
 * Acquires the lease of a job that one server runs for all, at most once per `everyMs`. Returns false
 * while a server holds it. A server that crashes loses the lease after that time.
 */
export function acquireLease(db: Db, job: string, everyMs: number, now: Date): Promise<boolean> {
  const expired = new Date(now.getTime() - everyMs).toISOString();
  const isFree = sql<SqlBool>`state.updated_at <= ${expired} or state.updated_at > ${latestHappened(now)}`;
  return storeState({ db, now }, rowName(job), owner, isFree);
}

/** Extends a lease that this process holds. */
export async function renewLease(db: Db, job: string, now: Date): Promise<void> {
  await db
    .updateTable("state")
    .set({ updated_at: now.toISOString() })
    .where("name", "=", rowName(job))
    .where("value", "=", owner)
    .execute();
}

/** Releases the lease of a job that failed, so that another server can acquire it at once. */
export async function releaseLease(db: Db, job: string): Promise<void> {
  await db
    .deleteFrom("state")
    .where("name", "=", rowName(job))
    .where("value", "=", owner)
    .execute();
}

/** Releases a lease whose process has crashed on this machine, or ended without releasing it. */
export async function releaseLeaseOfDead(db: Db, job: string): Promise<void> {
  const value = await readState(db, rowName(job));
  const [machine, pid] = value?.split(" ") ?? [];
  if (machine !== hostname() || (value !== owner && isAlive(Number(pid)))) return;
  await db
    .deleteFrom("state")
    .where("name", "=", rowName(job))
    .where("value", "=", value ?? "")
    .execute();
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

import { hash } from "node:crypto";
import { sql } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Db, Tx } from "./schema.ts";
import { readState, storeState } from "./state.ts";
import { engineOf } from "./engine.ts";

// Deleted rows leave copies of their texts in indexes, logs and free pages until these are cleaned.

const rowName = "erasure";

/** By which an erased record is known: its id is random, so the hash needs no key. */
export const erasedHash = (id: string) => hash("sha256", id, "hex");

/**
 * Records, with a deletion of personal data, that the purge has to clean up after it, and which record it was,
 * so that a restore of an older backup deletes it again.
 */
export async function recordErasure(tx: Tx, id: string, now: Date): Promise<void> {
  const erased_at = now.toISOString();
  await storeState({ db: tx, now }, rowName, erased_at);
  await tx
    .insertInto("erased_records")
    .values({ hash: erasedHash(id), erased_at, noted: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The full-text indexes of SQLite, which keep deleted words until their parts are merged. */
const indexes = ["users_fts", "applications_fts", "resume_texts_fts"] as const;
/** Takes a few milliseconds, so that requests run in between. */
const pagesPerMerge = 100;

/**
 * Removes what recorded erasures have left: on SQLite words in indexes and pages in the log (free pages are
 * overwritten at once), on PostgreSQL dead rows. `withMaintenance` opens a connection without time limits.
 * Returns whether it has removed any. While another connection reads the log, such as that of a backup, the
 * record stays for the next run.
 */
export async function removeRemains(
  db: Db,
  withMaintenance: (work: (db: Db) => Promise<unknown>) => Promise<void>,
): Promise<boolean> {
  const erasedAt = await readState(db, rowName);
  if (erasedAt === undefined) return false;
  if (engineOf(db) === "postgres") {
    await withMaintenance((maintenance) => sql`vacuum`.execute(maintenance));
  } else {
    for (const index of indexes) await mergeParts(db, index);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    // A backup or another program reads the log: the next purge tries again.
    if (rows[0]?.busy !== 0) return false;
  }
  // A later erasure stays recorded.
  await db.deleteFrom("state").where("name", "=", rowName).where("value", "=", erasedAt).execute();
  return true;
}

/** Once, after an upgrade: earlier versions left deleted rows in free pages of SQLite. */
export async function removeEarlierRemains(db: Db, now: Date): Promise<void> {
  if (engineOf(db) === "postgres" || (await readState(db, "vacuumed")) !== undefined) return;
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
  if (rows[0]?.freelist_count !== 0) await sql`vacuum`.execute(db);
  await storeState({ db, now }, "vacuumed", "");
}

/** Merges all parts of an index into one, which drops deleted words. */
async function mergeParts(db: Db, index: (typeof indexes)[number]): Promise<void> {
  const changes = async () => {
    const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
    return rows[0]?.changes ?? 0;
  };
  for (let pages = -pagesPerMerge; ; pages = pagesPerMerge) {
    const before = await changes();
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${pages})`.execute(
      db,
    );
    // Fewer than two changes mean that there was nothing to merge (sqlite.org/fts5.html).
    if ((await changes()) - before < 2) return;
    await setImmediate();
  }
}

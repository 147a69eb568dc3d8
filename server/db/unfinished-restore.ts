import { sql } from "kysely";
import type { Db } from "./schema.ts";

// A table of its own and no row in another one: it is there before any other and says that none of
// them may be believed.
const mark = "unfinished_restore";

/** Marks the store as one that is being restored, until `endRestore`. */
export async function beginRestore(db: Db, archive: string, now: Date): Promise<void> {
  await sql`create table ${sql.table(mark)} (archive text not null, begun_at text not null)`.execute(
    db,
  );
  await sql`insert into ${sql.table(mark)} values (${archive}, ${now.toISOString()})`.execute(db);
}

export async function endRestore(db: Db): Promise<void> {
  await sql`drop table ${sql.table(mark)}`.execute(db);
}

/** The store is only half of what a backup held. */
export class UnfinishedRestoreError extends Error {}

/** Throws an UnfinishedRestoreError that says what to do, where a restore was cut off. */
export async function demandNoUnfinishedRestore(db: Db): Promise<void> {
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) throw new UnfinishedRestoreError(begun);
}

/** What to do about a restore that was cut off, in one line; undefined where there was none. */
export async function findUnfinishedRestore(db: Db): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
  if (!tables.some(({ name }) => name === mark)) return undefined;
  const { rows } = await sql<{ archive: string; begun_at: string }>`
    select archive, begun_at from ${sql.table(mark)}`.execute(db);
  const [begun] = rows;
  const since = begun === undefined ? "" : ` of ${begun.archive}, begun at ${begun.begun_at},`;
  return `A restore${since} did not finish in this store. Remove the database and the files that it left, and run it again`;
}

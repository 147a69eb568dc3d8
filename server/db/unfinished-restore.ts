import { sql } from "kysely";
import type { Db } from "./schema.ts";

// A table instead of a row in another one: it exists before all others, while they are incomplete.
const markTable = "unfinished_restore";

/** Marks the store as incomplete until `endRestore`. */
export async function beginRestore(db: Db, archive: string, now: Date): Promise<void> {
  await sql`create table ${sql.table(markTable)} (archive text not null, begun_at text not null)`.execute(
    db,
  );
  await sql`insert into ${sql.table(markTable)} values (${archive}, ${now.toISOString()})`.execute(
    db,
  );
}

export async function endRestore(db: Db): Promise<void> {
  await sql`drop table ${sql.table(markTable)}`.execute(db);
}

/** The store holds only a part of a backup. */
export class UnfinishedRestoreError extends Error {}

/** Throws an UnfinishedRestoreError with the next step if a restore was interrupted. */
export async function requireNoUnfinishedRestore(db: Db): Promise<void> {
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) throw new UnfinishedRestoreError(begun);
}

/** One line on an interrupted restore and the next step; undefined if there was none. */
export async function findUnfinishedRestore(db: Db): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
  if (!tables.some(({ name }) => name === markTable)) return undefined;
  const { rows } = await sql<{ archive: string; begun_at: string }>`
    select archive, begun_at from ${sql.table(markTable)}`.execute(db);
  const [begun] = rows;
  const since = begun === undefined ? "" : ` of ${begun.archive}, begun at ${begun.begun_at},`;
  return `A restore${since} did not finish in this store. Delete its database and files, and run it again`;
}

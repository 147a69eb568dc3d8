import { Kysely, sql, type Dialect } from "kysely";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { noteWrites } from "./commits.ts";
import { engineOf } from "./engine.ts";
import type { Purpose } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { guardAgainstLeaks } from "./transact.ts";

export type DbPlace = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
};

/** Opens the store: Postgres when `databaseUrl` is given, else a SQLite file in `dataDir`. Nothing is migrated. */
export async function openDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  if (place.databaseUrl !== undefined) {
    // The driver of Postgres is loaded where it is used alone.
    const { openPostgres } = await import("./postgres.ts");
    return openWith(openPostgres(place.databaseUrl, purpose, place.onLost)).withPlugin(noteWrites);
  }
  await createFile(place.dataDir);
  const db = openWith(openSqlite(pathIn(place.dataDir), "write")).withPlugin(noteWrites);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * What is read with when it may take long: on SQLite a thread of its own, so that a search among very
 * many keeps nobody else waiting. PostgreSQL is asked in the same way as ever.
 */
export function openReads(db: Db, { dataDir }: Pick<DbPlace, "dataDir">): Db {
  return engineOf(db) === "postgres" ? db : openWith(openSqlite(pathIn(dataDir), "read"));
}

const openWith = (dialect: Dialect): Db =>
  new Kysely<Schema>({ dialect }).withPlugin(guardAgainstLeaks);

const pathIn = (dataDir: string) => join(dataDir, "site.sqlite");

/** SQLite itself would let everybody read a new file; those beside it take its permissions. */
async function createFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await (await open(pathIn(dataDir), "a", 0o600)).close();
}

import { Kysely, type Dialect } from "kysely";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { noteWrites } from "./commits.ts";
import { engineOf } from "./engine.ts";
import type { Purpose } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { openSqliteReader } from "./sqlite-reader.ts";
import { guardAgainstLeaks } from "./transact.ts";

export type DbPlace = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
};

/** Opens the store: Postgres when `databaseUrl` is given, else a SQLite file in `dataDir`. Nothing is migrated. */
export async function openDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  const dialect: Dialect =
    place.databaseUrl === undefined
      ? await openFile(place.dataDir)
      : await openServer(place.databaseUrl, purpose, place.onLost);
  return new Kysely<Schema>({ dialect }).withPlugin(guardAgainstLeaks).withPlugin(noteWrites);
}

/**
 * What is read with when it may take long: on SQLite a thread of its own, so that a search among very
 * many keeps nobody else waiting. PostgreSQL is asked in the same way as ever.
 */
export function openReads(db: Db, { dataDir }: Pick<DbPlace, "dataDir">): Db {
  if (engineOf(db) === "postgres") return db;
  const dialect = openSqliteReader(pathIn(dataDir));
  return new Kysely<Schema>({ dialect }).withPlugin(guardAgainstLeaks);
}

const pathIn = (dataDir: string) => join(dataDir, "site.sqlite");

// A site has one engine, and loads the driver of that one.

async function openServer(...place: [url: string, Purpose, DbPlace["onLost"]]): Promise<Dialect> {
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(...place);
}

async function openFile(dataDir: string): Promise<Dialect> {
  const { openSqlite } = await import("./sqlite.ts");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(pathIn(dataDir));
}

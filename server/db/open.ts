import { Kysely } from "kysely";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { engineOf } from "./engine.ts";
import { migrate } from "./migrate.ts";
import type { Purpose } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { guardAgainstLeaks } from "./transact.ts";
import { demandNoUnfinishedRestore } from "./unfinished-restore.ts";

type DbPlace = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
};

/** Opens the store: PostgreSQL when `databaseUrl` is given, else a SQLite file in `dataDir`. Nothing is migrated. */
export async function openDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  const dialect = await dialectOf(place, purpose);
  return new Kysely<Schema>({ dialect }).withPlugin(guardAgainstLeaks);
}

async function dialectOf({ databaseUrl, dataDir, onLost }: DbPlace, purpose: Purpose) {
  if (databaseUrl !== undefined) {
    // The driver of PostgreSQL is loaded only where it is used.
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, purpose, onLost);
  }
  // SQLite itself would let everybody read a new file; the files beside it take its permissions.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "site.sqlite");
  await (await open(path, "a", 0o600)).close();
  return openSqlite(path);
}

/**
 * Opens the store after it has been brought to the newest schema, which may take long. Throws what
 * `migrate` and `demandNoUnfinishedRestore` throw.
 */
export async function openMigratedDb(place: DbPlace, purpose: Purpose = "requests"): Promise<Db> {
  const patient = await openDb(place, "long work");
  try {
    await demandNoUnfinishedRestore(patient);
    await migrate(patient);
  } catch (error) {
    await patient.destroy();
    throw error;
  }
  // SQLite has no time limits for requests that would have to be set again.
  if (engineOf(patient) === "sqlite") return patient;
  await patient.destroy();
  return openDb(place, purpose);
}

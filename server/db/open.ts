import { Kysely } from "kysely";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { engineOf } from "./engine.ts";
import { migrate } from "./migrate.ts";
import type { ConnectionProfile } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";
import { refuseDbInTransaction } from "./transaction.ts";
import { requireNoUnfinishedRestore } from "./unfinished-restore.ts";

type DbLocation = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
};

/** Opens PostgreSQL if `databaseUrl` is set, else the SQLite file in `dataDir`. Does not migrate. */
export async function openDb(
  location: DbLocation,
  profile: ConnectionProfile = "requests",
): Promise<Db> {
  const dialect = await dialectOf(location, profile);
  return new Kysely<Schema>({ dialect }).withPlugin(refuseDbInTransaction);
}

async function dialectOf({ databaseUrl, dataDir, onLost }: DbLocation, profile: ConnectionProfile) {
  if (databaseUrl !== undefined) {
    // Only a server on PostgreSQL loads its driver.
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(databaseUrl, profile, onLost);
  }
  // SQLite would create a file that all accounts can read. Its other files copy these permissions.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "site.sqlite");
  await (await open(path, "a", 0o600)).close();
  return openSqlite(path);
}

/**
 * Migrates the database to the newest schema, which may take long, and opens it. Throws what `migrate`
 * and `requireNoUnfinishedRestore` throw.
 */
export async function openMigratedDb(
  location: DbLocation,
  profile: ConnectionProfile = "requests",
): Promise<Db> {
  const migrating = await openDb(location, "maintenance");
  try {
    await requireNoUnfinishedRestore(migrating);
    await migrate(migrating);
  } catch (error) {
    await migrating.destroy();
    throw error;
  }
  // On SQLite both kinds of connection are the same.
  if (engineOf(migrating) === "sqlite") return migrating;
  await migrating.destroy();
  return openDb(location, profile);
}

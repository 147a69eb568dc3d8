import { Kysely, type Dialect } from "kysely";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
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
  /** Every query fails with the error that this throws. */
  requireOpen?: () => void;
};

/** Opens PostgreSQL if `databaseUrl` is set, else the SQLite file in `dataDir`. Does not migrate. */
export async function openDb(
  { databaseUrl, dataDir, onLost, requireOpen }: DbLocation,
  profile: ConnectionProfile = "requests",
): Promise<Db> {
  let dialect: Dialect;
  if (databaseUrl === undefined) {
    // SQLite would create a file that all accounts can read. Its other files copy these permissions.
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const path = join(dataDir, "site.sqlite");
    await (await open(path, "a", 0o600)).close();
    dialect = openSqlite(path, requireOpen);
  } else {
    // Only a server on PostgreSQL loads its driver.
    const { openPostgres } = await import("./postgres.ts");
    dialect = openPostgres(databaseUrl, profile, onLost, requireOpen);
  }
  return new Kysely<Schema>({ dialect }).withPlugin(refuseDbInTransaction);
}

/** The server has not prepared its database yet. Counts as an outage. */
export class DatabaseNotOpenError extends Error {
  override readonly name = "DatabaseNotOpenError";
  /** "cannot connect now" */
  readonly code = "57P03";
}

/**
 * Opens a database whose queries fail with a DatabaseNotOpenError until `prepare` has succeeded, which may
 * be called again. It migrates to the newest schema, which may take long, and then calls `work`. It
 * throws what `migrate` and `requireNoUnfinishedRestore` throw.
 */
export async function openDbToPrepare(
  location: DbLocation,
  profile: ConnectionProfile = "requests",
): Promise<{
  db: Db;
  prepare: (work?: (db: Db) => Promise<void>) => Promise<void>;
}> {
  let isOpen = false;
  const requireOpen = () => {
    if (!isOpen) throw new DatabaseNotOpenError("The database is not open yet");
  };
  const db = await openDb({ ...location, requireOpen }, profile);
  return {
    db,
    async prepare(work) {
      const migrating = await openDb(location, "maintenance");
      try {
        await requireNoUnfinishedRestore(migrating);
        await migrate(migrating);
        await work?.(migrating);
      } finally {
        await migrating.destroy();
      }
      isOpen = true;
    },
  };
}

/** Migrates the database and opens it. Throws what `prepare` throws. */
export async function openMigratedDb(
  location: DbLocation,
  profile?: ConnectionProfile,
): Promise<Db> {
  const { db, prepare } = await openDbToPrepare(location, profile);
  try {
    await prepare();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

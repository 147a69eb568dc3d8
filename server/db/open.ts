import { sql, Kysely, type Dialect } from "kysely";
import type { Db, Schema } from "./schema.ts";
import { mkdir, open } from "node:fs/promises";
import { migrate } from "./migrate.ts";
import type { ConnectionProfile } from "./postgres.ts";
import { openSqlite, sqlitePath } from "./sqlite.ts";
import { refuseDbInTransaction } from "./transaction.ts";
import { requireWritable } from "./write-check.ts";

type DbLocation = {
  databaseUrl: string | undefined;
  dataDir: string;
  onLost: (error: Error) => void;
  /** Called with what `migrate` returns. */
  onMigrated?: (steps: string) => void;
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
    const path = sqlitePath(dataDir);
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
        const steps = await migrate(migrating);
        if (steps !== undefined) location.onMigrated?.(steps);
        await requireWritable(migrating);
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

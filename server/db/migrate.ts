import { sql, type Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { engineOf, type Engine } from "./engine.ts";
import { start, startFrom019 } from "./migrations/020-start.ts";
import type { Db } from "./schema.ts";
import { takeLock, transact } from "./transact.ts";

const migrations: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> =
  { "020-start": start };

/** The last of the migrations that `020-start` replaced. */
const lastReplaced = "019-status-changes";

/** The name of the newest form of the database. */
export const newestMigration = Object.keys(migrations).toSorted().at(-1) ?? "";

/** Whether this is the name of a form of the database that this server can bring it to. */
export const isKnownMigration = (name: string) =>
  name === lastReplaced || Object.hasOwn(migrations, name);

/** The database has a form that only another version of the site knows. */
export class StoreVersionError extends Error {}

/**
 * Brings the database to the newest form. Safe when several servers start at once: one migrates, the
 * others wait. Throws a StoreVersionError, and changes nothing, where the form is newer than this server
 * or older than `019-status-changes`.
 */
export async function migrate(db: Db): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.includes(lastReplaced)) {
    await replaceFormer(db);
  } else {
    const unknown = applied.findLast((name) => !isKnownMigration(name));
    if (unknown !== undefined) throw new StoreVersionError(adviceOn(unknown));
  }
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

const adviceOn = (unknown: string) =>
  unknown > newestMigration
    ? `The database belongs to a newer version of the site (${unknown}). Start that one, or restore a backup of this one`
    : `The database has a form that this version cannot update (${unknown}). Start the version of ${lastReplaced} on it once, or restore a backup into a new store`;

async function replaceFormer(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await takeLock(tx, "migrations");
    // Another server that starts at the same time may have done it.
    if (!(await appliedMigrations(tx)).includes(lastReplaced)) return;
    await startFrom019(tx, engineOf(tx));
    await sql`delete from kysely_migration where name < '020'`.execute(tx);
    await sql`insert into kysely_migration values ('020-start', ${new Date().toISOString()})`.execute(
      tx,
    );
  });
}

/** Brings an empty database to this form, which may be an older one. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const target = name === lastReplaced ? "020-start" : name;
  const { error } = await migratorOf(db).migrateTo(target);
  if (error !== undefined) throw error;
}

/** Whether every migration this server knows has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

/** The migrations that have been applied, in their order; those of a newer server are among them. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

function migratorOf(db: Db): Migrator {
  const engine = engineOf(db);
  const named = Object.entries(migrations).map(
    ([name, up]) => [name, { up: (target: Kysely<unknown>) => up(target, engine) }] as const,
  );
  return new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(named)) },
  });
}

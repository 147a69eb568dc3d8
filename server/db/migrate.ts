import { sql, type Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { engineOf, type Engine } from "./engine.ts";
import { start } from "./migrations/001-start.ts";
import { accounts } from "./migrations/002-accounts.ts";
import { applicants } from "./migrations/003-applicants.ts";
import { rowsByUser } from "./migrations/004-rows-by-user.ts";
import { overview } from "./migrations/005-overview.ts";
import { lists } from "./migrations/006-lists.ts";
import { exportTickets } from "./migrations/007-export-tickets.ts";
import { userUndos } from "./migrations/009-user-undos.ts";
import { listTexts } from "./migrations/013-list-texts.ts";
import { listCounts } from "./migrations/014-list-counts.ts";
import { narrowTexts } from "./migrations/015-narrow-texts.ts";
import { failedSignIns } from "./migrations/016-failed-sign-ins.ts";
import { receiptSearch } from "./migrations/017-receipt-search.ts";
import { withdrawn } from "./migrations/018-withdrawn.ts";
import { statusChanges } from "./migrations/019-status-changes.ts";
import { state } from "./migrations/020-state.ts";
import type { Db } from "./schema.ts";

const migrations: Readonly<Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>>> =
  {
    "001-start": start,
    "002-accounts": accounts,
    "003-applicants": applicants,
    "004-rows-by-user": rowsByUser,
    "005-overview": overview,
    "006-lists": lists,
    "007-export-tickets": exportTickets,
    "009-user-undos": userUndos,
    "013-list-texts": listTexts,
    "014-list-counts": listCounts,
    "015-narrow-texts": narrowTexts,
    "016-failed-sign-ins": failedSignIns,
    "017-receipt-search": receiptSearch,
    "018-withdrawn": withdrawn,
    "019-status-changes": statusChanges,
    "020-state": state,
  };

/** The name of the newest form of the database. */
export const newestMigration = Object.keys(migrations).toSorted().at(-1) ?? "";

/** Whether this is the name of a form of the database that this server can bring it to. */
export const isKnownMigration = (name: string) => Object.hasOwn(migrations, name);

/** The database has a form that only a newer version of the site knows. */
export class NewerStoreError extends Error {}

/**
 * Brings the database to the newest form. Safe when several servers start at once: one migrates, the
 * others wait. Throws a NewerStoreError where a newer version has done so before.
 */
export async function migrate(db: Db): Promise<void> {
  const unknown = (await appliedMigrations(db)).findLast((name) => !isKnownMigration(name));
  if (unknown !== undefined) {
    throw new NewerStoreError(
      `The database belongs to a newer version of the site (${unknown}). Start that one, or restore a backup of this one`,
    );
  }
  const { error } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Brings an empty database to this form, which may be an older one. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
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

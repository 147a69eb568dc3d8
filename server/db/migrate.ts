import { sql, type Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { engineOf } from "./engine.ts";
import { start, typesOf, type Migration } from "./migrations/020-start.ts";
import { positions } from "./migrations/021-positions.ts";
import { sources } from "./migrations/022-sources.ts";
import { messages } from "./migrations/023-messages.ts";
import { notes } from "./migrations/024-notes.ts";
import { interviews } from "./migrations/025-interviews.ts";
import { resumeTexts } from "./migrations/026-resume-texts.ts";
import { funnel } from "./migrations/027-funnel.ts";
import { erasedFiles } from "./migrations/028-erased-files.ts";
import { emailsByAuthor } from "./migrations/029-emails-by-author.ts";
import { authorsAndCounts } from "./migrations/030-authors-and-counts.ts";
import { toldTimes } from "./migrations/031-told-times.ts";
import { lookedAt } from "./migrations/032-looked-at.ts";
import { rejectionReasons } from "./migrations/033-rejection-reasons.ts";
import { guests } from "./migrations/034-guests.ts";
import { attachments } from "./migrations/035-attachments.ts";
import { erasedRecords } from "./migrations/036-erased-records.ts";
import { privacy } from "./migrations/037-privacy.ts";
import { applicantDesk } from "./migrations/038-applicant-desk.ts";
import { bulk } from "./migrations/039-bulk.ts";
import { accounts } from "./migrations/040-accounts.ts";
import { links } from "./migrations/041-links.ts";
import { visitorEmails } from "./migrations/042-visitor-emails.ts";
import { emailCodes } from "./migrations/043-email-codes.ts";
import { streams } from "./migrations/044-streams.ts";
import { seenVersion } from "./migrations/045-seen-version.ts";
import { decisionsAndVerdicts } from "./migrations/047-decisions-and-verdicts.ts";
import { toldByEmails } from "./migrations/048-told-by-emails.ts";
import type { Db } from "./schema.ts";

type Migrations = Readonly<Record<string, Migration>>;

const migrations: Migrations = {
  "020-start": start,
  "021-positions": positions,
  "022-sources": sources,
  "023-messages": messages,
  "024-notes": notes,
  "025-interviews": interviews,
  "026-resume-texts": resumeTexts,
  "027-funnel": funnel,
  "028-erased-files": erasedFiles,
  "029-emails-by-author": emailsByAuthor,
  "030-authors-and-counts": authorsAndCounts,
  "031-told-times": toldTimes,
  "032-looked-at": lookedAt,
  "033-rejection-reasons": rejectionReasons,
  "034-guests": guests,
  "035-attachments": attachments,
  "036-erased-records": erasedRecords,
  "037-privacy": privacy,
  "038-applicant-desk": applicantDesk,
  "039-bulk": bulk,
  "040-accounts": accounts,
  "041-links": links,
  "042-visitor-emails": visitorEmails,
  "043-email-codes": emailCodes,
  "044-streams": streams,
  "045-seen-version": seenVersion,
  "047-decisions-and-verdicts": decisionsAndVerdicts,
  "048-told-by-emails": toldByEmails,
};

export const newestMigration = Object.keys(migrations).toSorted().at(-1) ?? "";

export const isKnownMigration = (name: string) => Object.hasOwn(migrations, name);

export class StoreVersionError extends Error {}

/**
 * Applies the missing migrations. Safe when several servers start at once: one migrates, the others
 * wait. Throws a StoreVersionError, and changes nothing, where the database has an unknown migration. Returns what it
 * did to an older database, as in "027-funnel to 044-streams".
 */
export async function migrate(db: Db, known: Migrations = migrations): Promise<string | undefined> {
  const applied = await appliedMigrations(db);
  const unknown = applied.findLast((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) {
    throw new StoreVersionError(
      `The database belongs to ${unknown > newestMigration ? "a newer" : "an older"} version of the site (${unknown}). Start that one, or restore a backup of this one`,
    );
  }
  const { error, results = [] } = await migratorOf(db, known).migrateToLatest();
  if (error !== undefined) throw error;
  const [from, to] = [applied.at(-1), results.at(-1)?.migrationName];
  return from === undefined || to === undefined ? undefined : `${from} to ${to}`;
}

/** Applies the migrations up to this one to an empty database. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOf(db, migrations).migrateTo(name);
  if (error !== undefined) throw error;
}

/** Why the tables are not those of this server, and what to do; undefined where they are. */
export async function findVersionProblem(db: Db): Promise<string | undefined> {
  const newest = (await appliedMigrations(db)).at(-1);
  if (newest === newestMigration) return undefined;
  if (newest === undefined) return "There is no database yet: start the server once";
  return newest > newestMigration
    ? `The database belongs to a newer version of the site (${newest}): use that one`
    : `The database belongs to an older version of the site (${newest}): start the server once`;
}

/** Whether every migration this server knows has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await appliedMigrations(db)).includes(newestMigration);
}

/** The migrations that have been applied, in their order; those of a newer server are among them. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

function migratorOf(db: Db, known: Migrations): Migrator {
  const engine = engineOf(db);
  const named = Object.entries(known).map(([name, migration]) => {
    const up = async (tx: Kysely<unknown>) => {
      for (const one of migration(typesOf[engine], engine)) await sql.raw(one).execute(tx);
    };
    return [name, { up }] as const;
  });
  return new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(named)) },
  });
}

import { dirname } from "node:path";
import type { Config } from "#server/config.ts";
import { engineOf } from "#server/db/engine.ts";
import { appliedMigrations, newestMigration } from "#server/db/migrate.ts";
import { openDb } from "#server/db/open.ts";
import { lineOf, type Row } from "#server/db/row-lines.ts";
import type { Db } from "#server/db/schema.ts";
import { withSnapshot } from "#server/db/snapshot.ts";
import { findUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import { readTable, tableNames, type TableName } from "#server/db/whole-tables.ts";
import type { Files } from "#server/files/files.ts";
import { ArchiveError } from "./archive-error.ts";
import { createArchiveFile, type ArchiveFile } from "./archive-file.ts";
import { copyResumes, type Copied } from "./copy-resumes.ts";
import {
  archiveFormat,
  headerEntry,
  manifestEntry,
  secretEntry,
  type ArchiveHeader,
  type Contents,
  type Manifest,
} from "./manifest.ts";
import { readSecret, secretId } from "./secret.ts";
import { demandSpace } from "./space.ts";

export type BackupParts = { config: Config; db: Db; files: Files; clock: () => Date };

/**
 * Writes everything the site keeps into one archive, while it goes on working: the database as it was
 * at one moment, and every resume its rows name, each held against its checksum. The archive has its
 * name only once it is whole and on disk. Throws an ArchiveError when the name is taken or the store
 * is not one that this program can read whole.
 */
export async function writeArchive(
  { config, db, files, clock }: BackupParts,
  path: string,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; bytes: number }> {
  await demandWholeStore(db);
  await demandSpace(db, dirname(path));
  const secret = await readSecret(config);
  const madeAt = clock();
  const header: ArchiveHeader = {
    format: archiveFormat,
    made_at: madeAt.toISOString(),
    migration: newestMigration,
  };
  const archive = await createArchiveFile(path, madeAt);
  // What is read stands still on a connection of its own.
  const place = { ...config, onLost: () => undefined };
  const still = await openDb(place, "long work").catch(async (error) => {
    await archive.abandon();
    throw error;
  });
  try {
    await archive.add(headerEntry, asJson(header));
    if (secret?.isBesideData === true)
      await archive.add(secretEntry, Buffer.from(`${secret.text}\n`));
    const { lost, ...contents } = await withSnapshot(still, async (snapshot) => {
      // Resumes first: once they are copied, it is known which rows have lost theirs meanwhile.
      const copied = await copyResumes({ archive, snapshot, db, files, signal });
      const tables = await addTables(archive, snapshot, copied.later, signal);
      return { tables, resumes: copied.resumes, lost: copied.lost };
    });
    const manifest: Manifest = {
      ...header,
      engine: engineOf(db),
      secret:
        secret === undefined
          ? null
          : { isIncluded: secret.isBesideData, id: secretId(secret.text) },
      ...contents,
      lost,
      sums: await archive.sealSums(),
    };
    return { manifest, bytes: await archive.publish(manifestEntry, asJson(manifest)) };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await still.destroy();
  }
}

/** Refuses a database of another form: a table this program does not know would be left out. */
async function demandWholeStore(db: Db): Promise<void> {
  const begun = await findUnfinishedRestore(db);
  if (begun !== undefined) throw new ArchiveError([begun]);
  const newest = (await appliedMigrations(db)).at(-1);
  if (newest === newestMigration) return;
  const reason =
    newest === undefined
      ? "There is no database yet: start the server once"
      : newest > newestMigration
        ? `The database belongs to a newer version (${newest}): make the backup with that one`
        : `The database has an older form (${newest}): start the server once`;
  throw new ArchiveError([reason]);
}

async function addTables(
  archive: ArchiveFile,
  snapshot: Db,
  later: Copied["later"],
  signal: AbortSignal | undefined,
): Promise<Contents["tables"]> {
  const tables: Contents["tables"] = {};
  for (const table of tableNames) {
    const sum = await archive.addTable(table, linesOf(snapshot, table, later, signal));
    if (sum.rows > 0) tables[table] = sum;
  }
  return tables;
}

async function* linesOf(
  snapshot: Db,
  table: TableName,
  later: Copied["later"],
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  for await (const row of readTable(snapshot, table)) {
    signal?.throwIfAborted();
    const kept = table === "applications" ? asItWasLater(row, later) : row;
    if (kept !== undefined && !isOfErased(kept, later)) yield lineOf(kept);
  }
}

function asItWasLater(row: Row, later: Copied["later"]): Row | undefined {
  const { id } = row;
  return typeof id === "string" && later.has(id) ? (later.get(id) ?? undefined) : row;
}

/** Whether a row belongs to an application that was erased while its resume was about to be copied. */
function isOfErased({ application_id: id }: Row, later: Copied["later"]): boolean {
  return typeof id === "string" && later.get(id) === null;
}

const asJson = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

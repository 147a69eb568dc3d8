import { sql } from "kysely";
import type { Writable } from "node:stream";
import { engineOf } from "#server/db/engine.ts";
import { batches } from "#server/db/batches.ts";
import { appliedMigrations, newestMigration } from "#server/db/migrate.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { demandNoUnfinishedRestore } from "#server/db/unfinished-restore.ts";
import {
  lineOf,
  readTable,
  tableNames,
  withSnapshot,
  type Row,
  type TableName,
} from "#server/db/whole-tables.ts";
import {
  archiveFormat,
  ArchiveError,
  asJson,
  headerEntry,
  manifestEntry,
  packArchive,
  secretEntry,
  type ArchiveHeader,
  type ArchiveWriter,
  type Manifest,
} from "./archive.ts";
import { namedResumes, readResume, resumeOf, type NamedResume } from "./resumes.ts";
import { readSecret, secretId, type Store } from "./store.ts";

const resumesAtOnce = 4;

/**
 * Streams everything the site keeps into one archive, while it goes on working: the database as it was
 * at one moment, and every resume its rows name, each held against its checksum. The store is one
 * that `requireWholeStore` accepts.
 */
export async function writeArchive(
  store: Store,
  sink: Writable,
  signal?: AbortSignal,
): Promise<Manifest> {
  const secret = await readSecret(store.config);
  const madeAt = store.clock();
  const header: ArchiveHeader = {
    format: archiveFormat,
    made_at: madeAt.toISOString(),
    engine: engineOf(store.db),
    migration: newestMigration,
    secret:
      secret === undefined ? null : { isIncluded: secret.isBesideData, id: secretId(secret.text) },
  };
  const work = async (archive: ArchiveWriter) => {
    await archive.add(headerEntry, asJson(header));
    if (secret?.isBesideData === true) {
      await archive.add(secretEntry, Buffer.from(`${secret.text}\n`));
    }
    // A view that stands still needs a connection of its own.
    const still = await openDb({ ...store.config, onLost: () => undefined }, "long work");
    try {
      const contents = await withSnapshot(still, (snapshot) =>
        addContents(archive, store, snapshot),
      );
      const manifest: Manifest = { ...header, ...contents };
      await archive.add(manifestEntry, asJson(manifest));
      return manifest;
    } finally {
      await still.destroy();
    }
  };
  return packArchive(sink, madeAt, work, signal);
}

/**
 * Throws an ArchiveError for a database of another form, of which a table might be left out, and an
 * UnfinishedRestoreError for half a restore.
 */
export async function requireWholeStore(db: Db): Promise<void> {
  await demandNoUnfinishedRestore(db);
  const newest = (await appliedMigrations(db)).at(-1);
  if (newest === newestMigration) return;
  const reason =
    newest === undefined
      ? "There is no database yet: start the server once"
      : newest > newestMigration
        ? `The database belongs to a newer version (${newest}): use that one`
        : `The database has an older form (${newest}): start the server once`;
  throw new ArchiveError(reason);
}

async function addContents(
  archive: ArchiveWriter,
  store: Store,
  snapshot: Db,
): Promise<Pick<Manifest, "tables" | "resumes" | "lost">> {
  const tables: Manifest["tables"] = {};
  const resumes = { files: 0, bytes: 0 };
  const lost: string[] = [];
  const changed: ChangedRows = new Map();
  // Resumes first: once they are copied, it is known which rows have lost theirs meanwhile.
  for await (const some of batches(namedResumes(snapshot), resumesAtOnce)) {
    for (const found of await Promise.all(some.map((one) => readNow(store, one, changed)))) {
      if (found === undefined) continue;
      const { key, content } = found;
      if (content === undefined) {
        lost.push(key);
        continue;
      }
      await archive.add(`resumes/${key}`, content);
      resumes.files += 1;
      resumes.bytes += content.length;
    }
  }
  for (const table of tableNames) {
    const sum = await archive.addTable(table, linesOf(snapshot, table, changed));
    if (sum.rows > 0) tables[table] = sum;
  }
  return { tables, resumes, lost };
}

/**
 * Applications whose resume went between the snapshot and its copy, as they are now: with another
 * resume, with none, or null where the application was erased.
 */
type ChangedRows = Map<string, Row | null>;

/**
 * Reads a resume of the snapshot, or the one that took its place since. Without content it is lost: a
 * file is kept before its row is written and removed after its row is gone, so one that is missing is
 * lost unless its row has changed.
 */
async function readNow(
  { db, files }: Store,
  named: NamedResume,
  changed: ChangedRows,
): Promise<{ key: string; content: Buffer | undefined } | undefined> {
  for (let resume = named; ;) {
    const content = await readResume(files, resume);
    if (content !== undefined) return { key: resume.key, content };
    const row = await readApplication(db, resume.applicationId);
    const now = row === null ? undefined : resumeOf(row);
    if (now?.key === resume.key) return { key: resume.key, content };
    changed.set(resume.applicationId, row);
    if (now === undefined) return undefined;
    resume = now;
  }
}

async function readApplication(db: Db, id: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select * from applications where id = ${id}`.execute(db);
  const { seq: _seq, ...row } = rows[0] ?? {};
  return rows.length === 0 ? null : row;
}

async function* linesOf(
  snapshot: Db,
  table: TableName,
  changed: ChangedRows,
): AsyncGenerator<string> {
  const idColumn = table === "applications" ? "id" : "application_id";
  for await (const row of readTable(snapshot, table)) {
    const now = changed.get(String(row[idColumn]));
    // Rows of an erased application, such as its events, go with it.
    if (now === null) continue;
    yield lineOf(table === "applications" ? (now ?? row) : row);
  }
}

import { hash } from "node:crypto";
import type { Writable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { readSecret } from "#server/start/secret.ts";
import { engineOf } from "#server/db/engine.ts";
import {
  createTableSum,
  serializeRow,
  readTable,
  tableNames,
  withSnapshot,
  type Row,
  type TableName,
  type TableSum,
} from "#server/db/table-rows.ts";
import { findVersionProblem, newestMigration } from "#server/db/migrate.ts";
import { openDb } from "#server/db/open.ts";
import type { Db } from "#server/db/schema.ts";
import { readStoreId } from "#server/files/store-id.ts";
import { requireNoUnfinishedRestore } from "#server/db/open.ts";
import {
  archiveFormat,
  ArchiveError,
  checksumsEntry,
  headerEntry,
  manifestEntry,
  secretEntry,
  type ArchiveHeader,
  type Manifest,
} from "./archive.ts";
import { writeTar } from "#server/files/write-tar.ts";
import { isBackupRow } from "./record.ts";
import { readApplication, readResume, readResumes, resumeOf, type NamedResume } from "./resumes.ts";
import type { Store } from "./store.ts";

/**
 * Streams the whole store into one archive while the site runs: the database at one moment, and every
 * resume of its rows, verified by its checksum. Call `requireWholeStore` first.
 */
export async function writeArchive(
  store: Store,
  sink: Writable,
  signal?: AbortSignal,
): Promise<Manifest> {
  const secret = await readSecret(store.config);
  const id = await readStoreId(store.db);
  const header: ArchiveHeader = {
    format: archiveFormat,
    made_at: store.clock().toISOString(),
    engine: engineOf(store.db),
    migration: newestMigration,
    ...(id !== undefined && { store: id }),
    secret: secret === undefined ? null : { isIncluded: secret.isInDataDir, id: secret.id },
  };
  const work = async (archive: ArchiveWriter) => {
    await archive.add(headerEntry, asJson(header));
    if (secret?.isInDataDir === true) {
      await archive.add(secretEntry, Buffer.from(`${secret.text}\n`));
    }
    // A snapshot needs its own connection.
    const connection = await openDb({ ...store.config, onLost: () => undefined }, "maintenance");
    try {
      const contents = await withSnapshot(connection, (snapshot) =>
        addContents(archive, store, snapshot),
      );
      const manifest: Manifest = { ...header, ...contents };
      await archive.add(manifestEntry, asJson(manifest));
      return manifest;
    } finally {
      await connection.destroy();
    }
  };
  return packArchive(sink, work, signal);
}

/**
 * Throws an ArchiveError when the tables are not those of this version, since one might be missing, and
 * an UnfinishedRestoreError after an interrupted restore.
 */
export async function requireWholeStore(db: Db): Promise<void> {
  await requireNoUnfinishedRestore(db);
  const problem = await findVersionProblem(db);
  if (problem !== undefined) throw new ArchiveError(problem);
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
  // Resumes first: copying them finds the rows whose resume changes meanwhile.
  for await (const resume of readResumes(snapshot, store.files)) {
    const found = resume.content === undefined ? await readCurrent(store, resume, changed) : resume;
    if (found?.content === undefined) {
      if (found !== undefined) lost.push(found.key);
      continue;
    }
    await archive.add(`resumes/${found.key}`, found.content);
    resumes.files += 1;
    resumes.bytes += found.content.length;
  }
  for (const table of tableNames) {
    const sum = await archive.addTable(table, linesOf(snapshot, table, changed));
    if (sum.rows > 0) tables[table] = sum;
  }
  return { tables, resumes, lost };
}

/**
 * The current rows of applications whose resume was replaced or removed between the snapshot and its
 * copy; null where the application was erased, and for its interviews and files.
 */
type ChangedRows = Map<string, Row | null>;

/**
 * Reads a resume of the snapshot, or its replacement. Since a file is stored before its row is written
 * and removed after its row is deleted, a missing file is lost unless its row has changed.
 */
async function readCurrent(
  { db, files }: Store,
  named: NamedResume,
  changed: ChangedRows,
): Promise<{ key: string; content: Buffer | undefined } | undefined> {
  for (let resume = named; ;) {
    const content = await readResume(files, resume);
    if (content !== undefined) return { key: resume.key, content };
    const row = await readApplication(db, resume.applicationId);
    const current = row === null ? undefined : resumeOf(row);
    if (current?.key === resume.key) return { key: resume.key, content };
    changed.set(resume.applicationId, row);
    if (current === undefined) return undefined;
    resume = current;
  }
}

async function* linesOf(
  snapshot: Db,
  table: TableName,
  changed: ChangedRows,
): AsyncGenerator<string> {
  for await (const row of readTable(snapshot, table)) {
    // What is known of backups concerns this machine and this folder.
    if (table === "state" && isBackupRow(row["name"])) continue;
    const { application_id, interview_id, attachment_id } = row;
    const owner = table === "applications" ? row["id"] : application_id;
    const current = changed.get(String(owner ?? interview_id ?? attachment_id));
    // Skips an erased application and its other rows, such as events.
    if (current === null) {
      // Its interviews and files have rows in other tables, which name only them.
      if (isOwner(table)) changed.set(String(row["id"]), null);
      continue;
    }
    yield serializeRow(table === "applications" ? (current ?? row) : row);
  }
}

/** The tables of an application that own rows of others. */
const isOwner = (table: TableName) => table === "interviews" || table === "attachments";

type ArchiveWriter = {
  add: (name: string, content: Buffer) => Promise<void>;
  addTable: (table: string, lines: AsyncIterable<string>) => Promise<TableSum>;
};

/** Characters of a table in one entry. */
const pieceLength = 1024 * 1024;

const compress = promisify(gzip);
export const asJson = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);

/** Streams the entries that `work` adds, and the list of their checksums, into `sink`. */
export function packArchive<Result>(
  sink: Writable,
  work: (archive: ArchiveWriter) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const write = async (writeEntry: ArchiveWriter["add"]) => {
    const checksums: string[] = [];
    const add = (name: string, content: Buffer) => {
      checksums.push(`${hash("sha256", content)}  ${name}\n`);
      return writeEntry(name, content);
    };
    const addTable = async (table: string, lines: AsyncIterable<string>) => {
      const sum = createTableSum();
      let [piece, pieces] = ["", 0];
      const flush = async () => {
        pieces += 1;
        const name = `tables/${table}/${String(pieces).padStart(6, "0")}.ndjson.gz`;
        await add(name, await compress(piece));
        piece = "";
      };
      for await (const line of lines) {
        sum.add(line);
        piece += `${line}\n`;
        if (piece.length >= pieceLength) await flush();
      }
      if (piece !== "") await flush();
      return sum.end();
    };
    const result = await work({ add, addTable });
    await writeEntry(checksumsEntry, Buffer.from(checksums.join("")));
    return result;
  };
  return writeTar(sink, write, signal);
}

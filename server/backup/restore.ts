import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { orphanedKeys } from "#server/applications/records.ts";
import { audit } from "#server/audit/audit.ts";
import { authSecretPath } from "#server/auth/keys.ts";
import type { Config } from "#server/config.ts";
import { batches } from "#server/db/batches.ts";
import { appliedMigrations, migrate, migrateTo } from "#server/db/migrate.ts";
import { requireNoOtherServer } from "#server/db/other-servers.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import {
  beginRestore,
  demandNoUnfinishedRestore,
  endRestore,
} from "#server/db/unfinished-restore.ts";
import { countRows, insertRows, isTable, sumTable } from "#server/db/whole-tables.ts";
import type { Files } from "#server/files/files.ts";
import { ArchiveError, secretEntry, type Manifest } from "./archive.ts";
import { checkArchive, readArchive, rowsIn, type Entries, type Entry } from "./read-archive.ts";
import { namedResumes, readResume } from "./resumes.ts";
import { readSecret, secretId, type SiteSecret, type Store } from "./store.ts";

const filesAtOnce = 8;
const keysAtOnce = 500;

/**
 * Brings an archive into an empty store, on either engine and with any kind of file store, and reads it
 * back to see that it is the same. Gives the manifest of both. `withStore` opens the store only once
 * the whole archive has been checked. Throws an ArchiveError, with nothing written, when the archive is
 * damaged, of another version or signed with another secret, or when the store is not empty, and a
 * DataInUseError while a server is connected to it. A store in which it did not finish is marked: no
 * server starts on it.
 */
export async function restoreArchive(
  path: string,
  options: { withAnotherSecret: boolean; patienceMs?: number },
  withStore: (work: (store: Store) => Promise<void>) => Promise<void>,
): Promise<Manifest> {
  const manifest = await checkArchive(path);
  await withStore(async (store) => {
    const { config, db, clock } = store;
    await demandNoUnfinishedRestore(db);
    await requireEmptyStore(store, manifest.migration);
    const secret = await readSecret(config);
    if (!options.withAnotherSecret) requireSameSecret(secret, manifest.secret, config);
    await requireNoOtherServer(db, options.patienceMs);
    await beginRestore(db, basename(path), clock());
    await migrateTo(db, manifest.migration);
    const wanted = { rows: true, files: true, secret: secret === undefined };
    const source = createReadStream(path);
    await fillStore(store, readArchive(source), wanted).finally(() => source.destroy());
    await migrate(db);
    await transact(db, async (tx) => {
      await audit(tx, { at: clock(), action: "backup_restored", actorId: null });
      await endRestore(tx);
    });
  });
  return manifest;
}

/**
 * Throws an ArchiveError that says which rows or files are in the way. A file that a row of `source`
 * names is not: an earlier move has left it.
 */
export async function requireEmptyStore(
  { db, files }: { db?: Db; files?: Files },
  migration: string,
  source?: Db,
): Promise<void> {
  const rows = db === undefined ? [] : await countRows(db);
  const inTheWay = rows.map((found) => `\n  ${found.table}: ${found.rows} rows`);
  for await (const found of batches(files?.list() ?? [], keysAtOnce)) {
    const keys = found.map(({ key }) => key);
    const [other] = source === undefined ? keys : await orphanedKeys(source, keys);
    if (other === undefined) continue;
    inTheWay.push(`\n  resumes, such as ${other}`);
    break;
  }
  if (inTheWay.length > 0) {
    throw new ArchiveError(
      `The store is not empty; nothing was changed. It has${inTheWay.join("")}`,
    );
  }
  const newest = db === undefined ? undefined : (await appliedMigrations(db)).at(-1);
  if (newest !== undefined && newest > migration) {
    throw new ArchiveError(
      `The store has empty tables of a newer version (${newest}): make the database anew`,
    );
  }
}

/**
 * Stores what an archive holds: each file first, read back, then all rows or none, once every table
 * reads back the same and `beforeCommit` has passed. Gives the manifest.
 */
export async function fillStore(
  store: Store,
  entries: Entries,
  wanted: { rows: boolean; files: boolean; secret: boolean },
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<Manifest> {
  let step = await entries.next();
  let some: Entry[] = [];
  const storeSome = async () => {
    await Promise.all(some.map((entry) => storeFile(store.files, entry)));
    some = [];
  };
  for (; step.done !== true && step.value.folder !== "tables"; step = await entries.next()) {
    const { value: entry } = step;
    if (wanted.secret && entry.name === secretEntry) {
      const path = authSecretPath(store.config.dataDir);
      // Never in the place of another secret.
      await writeFile(path, entry.content, { flag: "wx", mode: 0o600, flush: true });
    }
    if (wanted.files && entry.folder === "resumes") some.push(entry);
    if (some.length === filesAtOnce) await storeSome();
  }
  await storeSome();

  const storeRows = async (db: Db) => {
    for (; step.done !== true; step = await entries.next()) {
      if (wanted.rows) await storePiece(db, step.value);
    }
    const differences = await compareTables(db, step.value);
    if (differences.length > 0) {
      throw new ArchiveError(
        `What was restored reads back differently:\n${differences.join("\n")}`,
      );
    }
    await beforeCommit();
    return step.value;
  };
  return wanted.rows ? transact(store.db, storeRows) : storeRows(store.db);
}

/** In what a store differs from a manifest: every row and every byte is read. */
export async function compareStore(
  { db, files }: Pick<Store, "db" | "files">,
  manifest: Manifest,
): Promise<string[]> {
  const differences = await compareTables(db, manifest);
  const lost = new Set(manifest.lost);
  for await (const some of batches(namedResumes(db), filesAtOnce)) {
    const contents = await Promise.all(some.map((resume) => readResume(files, resume)));
    for (const [index, { key }] of some.entries()) {
      if (contents[index] !== undefined || lost.has(key)) continue;
      differences.push(`The resume ${key} is missing or damaged`);
    }
  }
  return differences;
}

async function compareTables(db: Db, { tables }: Manifest): Promise<string[]> {
  const found = (await countRows(db)).map(({ table }) => table);
  const differences: string[] = [];
  for (const table of new Set([...Object.keys(tables), ...found])) {
    const before = tables[table] ?? { rows: 0, sha256: "" };
    const after = isTable(table) ? await sumTable(db, table) : { rows: 0, sha256: "" };
    if (before.rows !== after.rows) {
      differences.push(`${table} has ${after.rows} rows instead of ${before.rows}`);
    } else if (before.sha256 !== after.sha256) {
      differences.push(`${table} has other rows`);
    }
  }
  return differences;
}

/** Stores a file and reads every byte back. */
async function storeFile(files: Files, { of: key, content }: Entry): Promise<void> {
  const incoming = await files.receive(Readable.from([content]), content.length);
  await files.keep(incoming, key);
  await files.readVerified(key, incoming);
}

async function storePiece(db: Db, { folder, of: table, content }: Entry): Promise<void> {
  if (folder !== "tables") return;
  if (!isTable(table)) throw new ArchiveError(`There is no table ${table} any more`);
  await insertRows(db, table, await rowsIn(content));
}

function requireSameSecret(
  secret: SiteSecret,
  expected: Manifest["secret"],
  { dataDir }: Config,
): void {
  if (expected === null || (secret === undefined && expected.isIncluded)) return;
  if (secret !== undefined && secretId(secret.text) === expected.id) return;
  const what =
    secret === undefined
      ? "The backup was made where AUTH_SECRET was set, and here it is not."
      : `${secret.isBesideData ? `The secret in ${dataDir}` : "AUTH_SECRET"} is not the one the backup was made with.`;
  const remedy = expected.isIncluded
    ? "It is in the backup: tar -xOf FILE auth-secret"
    : "Set AUTH_SECRET as it was.";
  throw new ArchiveError(
    `${what} Sessions, links of applicants and two-step sign-in would be void. ${remedy} If it is lost: --with-another-secret`,
  );
}

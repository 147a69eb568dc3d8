import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { erasedHash, recordErasure } from "#server/db/erased-remains.ts";
import { copyLedger, findErased } from "#server/files/erasure-ledger.ts";
import { eraseRows, removeErasedFiles } from "#server/hiring/applications/deletion.ts";
import { orphanedKeys } from "#server/hiring/applications/records.ts";
import { audit } from "#server/audit/audit.ts";
import { authSecretPath, forgetSecret } from "#server/start/secret.ts";
import {
  batches,
  countRowsByTable,
  insertRows,
  isTableName,
  sumTable,
} from "#server/db/table-rows.ts";
import { appliedMigrations, migrate, migrateTo } from "#server/db/migrate.ts";
import { requireNoOtherServer } from "#server/db/one-server.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { beginRestore, requireNoUnfinishedRestore, endRestore } from "#server/db/open.ts";
import type { FileStore } from "#server/files/files.ts";
import { shareId } from "#server/files/store-id.ts";
import { ArchiveError, secretEntry, type Manifest } from "./archive.ts";
import { chooseSecret, differentSecret, requireRoom, setSecretAside } from "./restore-target.ts";
import { forgetBackups } from "./record.ts";
import { verifyArchive, readArchive, rowsIn, type Entries, type Entry } from "./read-archive.ts";
import { readResumes } from "./resumes.ts";
import type { Store } from "./store.ts";

const concurrentFiles = 8;
const keysPerQuery = 500;

/**
 * Restores an archive into an empty store, on either engine and with any kind of file store, reads
 * everything back, and erases again what the ledgers name that it finds. `withStore` opens the store once the whole archive is
 * verified, and takes the secret of the archive where the one in DATA_DIR is another. Throws an ArchiveError,
 * with nothing written, when the archive is damaged, of another version or of another AUTH_SECRET, when there
 * is no room, or when the store is not empty, and a DataInUseError while a server is connected to it. An interrupted restore leaves a mark, and no server starts on the store.
 */
export async function restoreBackup(
  path: string,
  options: {
    withAnotherSecret: boolean;
    shutdownTimeoutMs?: number;
    /** Whether to go on where no ledger of erasures is found. */
    mayLackLedger?: () => Promise<boolean>;
  },
  withStore: (work: (store: Store) => Promise<void>) => Promise<void>,
): Promise<Restored> {
  const manifest = await verifyArchive(path);
  let erasedAgain: number | undefined;
  await withStore(async (store) => {
    const { config, db, clock } = store;
    await requireNoUnfinishedRestore(db);
    await requireEmptyStore(store, manifest.migration);
    const secret = await chooseSecret(manifest.secret, config, options.withAnotherSecret);
    if (secret === "refuse") throw await differentSecret(manifest, config);
    await requireRoom(manifest, store, (await stat(path)).size);
    await requireNoOtherServer(db, options.shutdownTimeoutMs);
    const backups = config.backups === undefined ? [] : [config.backups.folder];
    const erased = await findErased(store.files, [dirname(path), ...backups]);
    if (erased === undefined && (await options.mayLackLedger?.()) === false) {
      throw new ArchiveError("There is no ledger of erasures; nothing was changed");
    }
    await beginRestore(db, basename(path), clock());
    await migrateTo(db, manifest.migration);
    if (secret === "take") await setSecretAside(config);
    const wanted = { rows: true, files: true, secret: secret === "take" };
    const source = createReadStream(path);
    await fillStore(store, readArchive(source), wanted).finally(() => source.destroy());
    await migrate(db);
    await shareId(db, store.files);
    if (erased !== undefined) erasedAgain = await eraseAgain(store, erased);
    await copyLedger(db, store.files);
    await withTransaction(db, async (tx) => {
      await audit(tx, { at: clock(), action: "backup_restored", actorId: null });
      if (secret === "differ") await forgetSecret(tx);
      await forgetBackups(tx);
      await endRestore(tx);
    });
  });
  return { manifest, erasedAgain };
}

/** `erasedAgain` counts the records of the archive that were erased after it; undefined where no ledger is left. */
export type Restored = { manifest: Manifest; erasedAgain: number | undefined };

/** Deletes the records whose erasure a ledger names, with their files, and keeps the ledger in the database. */
async function eraseAgain(
  { db, files, clock }: Store,
  erased: ReadonlySet<string>,
): Promise<number> {
  const isErased = ({ id }: { id: string }) => erased.has(erasedHash(id));
  const applications = await db.selectFrom("applications").select("id").execute();
  const users = await db.selectFrom("users").select("id").execute();
  const gone = { applications: applications.filter(isErased), users: users.filter(isErased) };
  for (const { id } of gone.applications) {
    await withTransaction(db, (tx) => eraseRows(tx, id, clock()));
  }
  for (const { id } of gone.users) {
    await withTransaction(db, async (tx) => {
      await recordErasure(tx, id, clock());
      await tx.deleteFrom("users").where("id", "=", id).execute();
    });
  }
  await removeErasedFiles({ db, files });
  const erased_at = clock().toISOString();
  for await (const hashes of batches([...erased], keysPerQuery)) {
    await db
      .insertInto("erased_records")
      .values(hashes.map((hash) => ({ hash, erased_at, noted: false })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return gone.applications.length + gone.users.length;
}

/**
 * Throws an ArchiveError that names existing rows or files. Files of rows of `source` are allowed: an
 * interrupted move left them.
 */
export async function requireEmptyStore(
  { db, files }: { db?: Db; files?: FileStore },
  migration: string,
  source?: Db,
): Promise<void> {
  const rows = db === undefined ? [] : await countRowsByTable(db);
  const existing = rows.map((found) => `\n  ${found.table}: ${found.rows} rows`);
  for await (const found of batches(files?.list() ?? [], keysPerQuery)) {
    const keys = found.map(({ key }) => key);
    const [other] = source === undefined ? keys : await orphanedKeys(source, keys);
    if (other === undefined) continue;
    existing.push(`\n  resumes, such as ${other}`);
    break;
  }
  if (existing.length > 0) {
    throw new ArchiveError(
      `The store is not empty; nothing was changed. It has${existing.join("")}`,
    );
  }
  const newest = db === undefined ? undefined : (await appliedMigrations(db)).at(-1);
  if (newest !== undefined && newest > migration) {
    throw new ArchiveError(
      `The store has empty tables of a newer version (${newest}): create the database again`,
    );
  }
}

/**
 * Stores the content of an archive: first each file, then all rows or none. Everything is read back
 * before `beforeCommit` is called. Returns the manifest.
 */
export async function fillStore(
  store: Store,
  entries: Entries,
  wanted: { rows: boolean; files: boolean; secret: boolean },
  beforeCommit: () => Promise<void> = () => Promise.resolve(),
): Promise<Manifest> {
  let step = await entries.next();
  let pending: Entry[] = [];
  const storePending = async () => {
    await Promise.all(pending.map((entry) => storeFile(store.files, entry)));
    pending = [];
  };
  for (; step.done !== true && step.value.folder !== "tables"; step = await entries.next()) {
    const { value: entry } = step;
    if (wanted.secret && entry.name === secretEntry) {
      const path = authSecretPath(store.config.dataDir);
      // "wx" never replaces another secret.
      await writeFile(path, entry.content, { flag: "wx", mode: 0o600, flush: true });
    }
    if (wanted.files && entry.folder === "resumes") pending.push(entry);
    if (pending.length === concurrentFiles) await storePending();
  }
  await storePending();

  const storeRows = async (db: Db) => {
    for (; step.done !== true; step = await entries.next()) {
      if (wanted.rows) await storePiece(db, step.value);
    }
    const differences = await compareTables(db, step.value);
    if (differences.length > 0) {
      throw new ArchiveError(
        `The restored rows differ from the backup:\n${differences.join("\n")}`,
      );
    }
    await beforeCommit();
    return step.value;
  };
  return wanted.rows ? withTransaction(store.db, storeRows) : storeRows(store.db);
}

/** The differences between a store and a manifest. Reads every row and every byte. */
export async function compareStore(
  { db, files }: Pick<Store, "db" | "files">,
  manifest: Manifest,
): Promise<string[]> {
  const differences = await compareTables(db, manifest);
  const lost = new Set(manifest.lost);
  for await (const { key, content } of readResumes(db, files)) {
    if (content !== undefined || lost.has(key)) continue;
    differences.push(`The resume ${key} is missing or damaged`);
  }
  return differences;
}

async function compareTables(db: Db, { tables }: Manifest): Promise<string[]> {
  const found = (await countRowsByTable(db)).map(({ table }) => table);
  const differences: string[] = [];
  for (const table of new Set([...Object.keys(tables), ...found])) {
    const before = tables[table] ?? { rows: 0, sha256: "" };
    const after = isTableName(table) ? await sumTable(db, table) : { rows: 0, sha256: "" };
    if (before.rows !== after.rows) {
      differences.push(`${table} has ${after.rows} rows instead of ${before.rows}`);
    } else if (before.sha256 !== after.sha256) {
      differences.push(`${table} has other rows`);
    }
  }
  return differences;
}

/** Stores a file and reads it back. */
async function storeFile(files: FileStore, { item: key, content }: Entry): Promise<void> {
  const incoming = await files.stage(Readable.from([content]), content.length);
  await files.store(incoming, key);
  await files.readVerified(key, incoming);
}

async function storePiece(db: Db, { folder, item: table, content }: Entry): Promise<void> {
  if (folder !== "tables") return;
  if (!isTableName(table)) throw new ArchiveError(`There is no table ${table}`);
  await insertRows(db, table, await rowsIn(content));
}

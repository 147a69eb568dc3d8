import { open, type FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { audit } from "#server/audit/audit.ts";
import { authSecretPath } from "#server/auth/keys.ts";
import type { Config } from "#server/config.ts";
import { migrate, migrateTo } from "#server/db/migrate.ts";
import { demandNoOtherServer } from "#server/db/other-servers.ts";
import { rowOf } from "#server/db/row-lines.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { beginRestore, endRestore } from "#server/db/unfinished-restore.ts";
import { insertRows, isTable } from "#server/db/whole-tables.ts";
import type { Files } from "#server/files/files.ts";
import { batches } from "#server/db/batches.ts";
import { ArchiveError } from "./archive-error.ts";
import { checkArchive, compareContents } from "./check-archive.ts";
import { demandEmptyStore } from "./empty-store.ts";
import type { Manifest } from "./manifest.ts";
import { measureStore } from "./measure-store.ts";
import { entriesOf, linesIn, withArchive } from "./read-archive.ts";

export type RestoreParts = { config: Config; db: Db; files: Files; clock: () => Date };

const filesAtOnce = 8;

/**
 * Brings an archive into an empty store, on either engine and with any kind of file store, and reads it
 * back to see that it is the same. Gives the manifest of both. `withStore` opens the store only once
 * the whole archive has been checked. Throws an ArchiveError, with nothing written, when the archive is
 * damaged, of a newer version or signed with another secret, or when the store is not empty, and a
 * DataInUseError while a server is connected to it. A store in which it did not finish is marked: no
 * server starts on it.
 */
export function restoreArchive(
  path: string,
  options: { withAnotherSecret: boolean; patienceMs?: number },
  withStore: (work: (parts: RestoreParts) => Promise<void>) => Promise<void>,
): Promise<Manifest> {
  return withArchive(path, async (archive) => {
    const manifest = await checkArchive(archive);
    await withStore(async (parts) => {
      const isSecretNeeded = await demandEmptyStore(parts, manifest, options);
      const { db, clock } = parts;
      await demandNoOtherServer(db, options.patienceMs);
      await beginRestore(db, basename(path), clock());
      await fillStore(parts, archive, manifest, isSecretNeeded);
      await endRestore(db);
    });
    return manifest;
  });
}

async function fillStore(
  parts: RestoreParts,
  archive: FileHandle,
  manifest: Manifest,
  isSecretNeeded: boolean,
): Promise<void> {
  const { config, db, files, clock } = parts;
  await migrateTo(db, manifest.migration);
  // As a submission does it: the file first, then the row that makes it true.
  await restoreResumes(files, archive);
  if (isSecretNeeded) await restoreSecret(config, archive);
  await restoreTables(db, archive);

  const found = await measureStore(parts, Object.keys(manifest.tables), new Set(manifest.lost));
  const differences = compareContents(manifest, found);
  if (differences.length > 0) {
    throw new ArchiveError(["What was restored reads back differently:", ...differences]);
  }
  await migrate(db);
  const at = clock();
  await transact(db, async (tx) => {
    await audit(tx, { at, action: "backup_restored", actorId: null });
  });
}

async function restoreResumes(files: Files, archive: FileHandle): Promise<void> {
  for await (const some of batches(resumesIn(archive), filesAtOnce)) {
    await Promise.all(
      some.map(async ({ key, content }) => {
        const incoming = await files.receive(Readable.from([content]), content.length);
        await files.keep(incoming, key);
      }),
    );
  }
}

async function* resumesIn(archive: FileHandle) {
  for await (const entry of entriesOf(archive)) {
    if (entry.kind === "resume") yield { key: entry.of, content: await entry.read() };
  }
}

/** All rows or none. */
async function restoreTables(db: Db, archive: FileHandle): Promise<void> {
  await transact(db, async (tx) => {
    for await (const entry of entriesOf(archive)) {
      if (entry.kind !== "table") continue;
      const table = entry.of;
      if (!isTable(table)) throw new ArchiveError([`There is no table ${table} any more`]);
      await insertRows(tx, table, (await linesIn(await entry.read())).map(rowOf));
    }
  });
}

/** Never in the place of another secret. */
async function restoreSecret({ dataDir }: Config, archive: FileHandle): Promise<void> {
  for await (const entry of entriesOf(archive)) {
    if (entry.kind !== "secret") continue;
    const file = await open(authSecretPath(dataDir), "wx", 0o600);
    try {
      await file.writeFile(await entry.read());
      await file.sync();
    } finally {
      await file.close();
    }
    return;
  }
}

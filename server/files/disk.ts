import { createHash, randomUUID } from "node:crypto";
import {
  access,
  constants,
  open,
  rename,
  rm,
  type FileHandle,
  mkdir,
  opendir,
  readFile,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join, resolve, dirname } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  DamagedFileError,
  FilesOutageError,
  type FileStore,
  type Checksum,
  type StagedUpload,
  errorCode,
} from "./files.ts";
import { readFreeBytes } from "./free-space.ts";

/** The name of the file with the id of the store. No key is equal. */
export const idName = "store-id";

/** The server creates the keys; none can act as a path. */
export const isKey = (text: string): boolean => /^[0-9a-f-]{1,64}$/.test(text);

export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError("Not a key of the file store");
  return key;
}

/** The store in a local folder that only its owner can read; creates a missing folder. */
export async function openDiskFiles(folder: string): Promise<FileStore> {
  // In one folder, so that a rename moves a file between the two.
  const staging = await openStaging(resolve(folder, "incoming"));
  const storeFolder = resolve(folder, "kept");
  await createFolder(storeFolder);
  const orphanedFolder = resolve(folder, "orphaned");
  const idPath = resolve(folder, idName);
  const pathOf = (key: string) => join(storeFolder, checkKey(key));
  const orphanedPathOf = (key: string) => join(orphanedFolder, checkKey(key));

  return {
    ...staging,
    store: (incoming, key) => store(incoming, pathOf(key)),
    openVerified: (key, expected) => openVerified(key, pathOf(key), expected),
    readVerified: async (key, expected) => buffer(await openVerified(key, pathOf(key), expected)),
    // Without fsync: the erasure of a file that reappears after a power loss is recorded, and repeated.
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(orphanedPathOf(key), { force: true });
    },

    async setAside(key) {
      await createFolder(orphanedFolder);
      const now = new Date();
      try {
        await utimes(pathOf(key), now, now);
        await rename(pathOf(key), orphanedPathOf(key));
      } catch (error) {
        nullIfMissing(error);
      }
    },

    async purgeSetAside(olderThan) {
      await createFolder(orphanedFolder);
      return removeOlder(orphanedFolder, olderThan);
    },

    readId: async () => (await readFile(idPath, "utf8").catch(nullIfMissing))?.trim(),

    async writeId(id) {
      await writeFile(`${idPath}.new`, `${id}\n`, { mode: 0o600, flush: true });
      await rename(`${idPath}.new`, idPath);
      await fsync(folder);
    },

    async *list() {
      for await (const { name, modifiedAt } of listFiles(storeFolder)) {
        if (isKey(name)) yield { key: name, modifiedAt };
      }
    },

    noteErased: (hashes) => addToLedger(folder, hashes),
    listErased: () => readLedger(folder),

    check: () => access(storeFolder, constants.R_OK | constants.W_OK),
  };
}

async function store(incoming: StagedUpload, path: string): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be stored");
  let at = incoming.path;
  try {
    await rename(at, path);
    at = path;
    // In parallel, since a disk flushes both at once. An entry that survives without its bytes has no row.
    await Promise.all([fsync(path), fsync(dirname(path))]);
  } catch (error) {
    // No retry on the same file: after a failed fsync the system may have dropped unwritten bytes, and
    // the next fsync would report success.
    await removeIfPossible(at);
    throw error;
  }
}

/** Errors of one file, as long as the folder of the store is there. */
const damages: Partial<Record<string, DamagedFileError["damage"]>> = {
  ENOENT: "missing",
  EACCES: "unreadable",
  EIO: "unreadable",
  EPERM: "unreadable",
};

async function openVerified(key: string, path: string, expected: Checksum): Promise<Readable> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    const { size } = await file.stat();
    if (size !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    const hash = createHash("sha256");
    // Read twice, so that no byte leaves before the whole file is verified.
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
      hash.update(chunk);
    }
    if (hash.digest("hex") !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file?.close();
    const damage = damages[errorCode(error) ?? ""];
    if (damage === undefined) throw error;
    await access(dirname(path), constants.R_OK).catch((cause: unknown) => {
      throw new FilesOutageError(errorCode(cause) ?? "unknown", true);
    });
    throw new DamagedFileError(key, damage);
  }
}

/** The part of a store that receives files, in a local folder. */
export type Staging = Pick<FileStore, "stage" | "discard" | "purgeStaged" | "freeBytes">;

export async function openStaging(folder: string): Promise<Staging> {
  await createFolder(folder);
  return {
    stage: (source, maxBytes) => receive(source, join(folder, randomUUID()), maxBytes),
    discard: (incoming) => removeIfPossible(incoming.path),

    purgeStaged: (olderThan) => removeOlder(folder, olderThan),

    freeBytes: () => readFreeBytes(folder),
  };
}

async function removeOlder(folder: string, olderThan: Date): Promise<number> {
  let removed = 0;
  for await (const { path, modifiedAt } of listFiles(folder)) {
    if (modifiedAt >= olderThan) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function receive(source: Readable, path: string, maxBytes: number): Promise<StagedUpload> {
  const hash = createHash("sha256");
  let bytes = 0;
  let file: FileHandle | undefined;
  let failure: unknown;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes || failure !== undefined) continue;
      hash.update(chunk);
      try {
        file ??= await create(path);
        // Unlike write(), appendFile() continues after a short write, the first sign of a full disk.
        await file.appendFile(chunk);
      } catch (error) {
        failure = error;
      }
    }
    if (failure !== undefined) throw failure;
    file ??= await create(path);
    const tooLarge = bytes > maxBytes;
    if (tooLarge) await removeIfPossible(path);
    return { path, bytes, sha256: hash.digest("hex"), tooLarge };
  } catch (error) {
    await removeIfPossible(path);
    throw error;
  } finally {
    await file?.close();
  }
}

const create = (path: string) => open(path, "wx", 0o600);

/** Creates a folder that only its owner can read. It and its new parents survive a power loss. */
export async function createFolder(folder: string): Promise<void> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstCreated === undefined) return;
  for (let created = folder; created.length >= firstCreated.length; created = dirname(created)) {
    await fsync(dirname(created));
  }
}

async function* listFiles(folder: string) {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found?.isFile()) yield { name, path, modifiedAt: found.mtime };
  }
}

export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === "ENOENT") return null;
  throw error;
}

/** Removes a file without hiding an earlier error; the purge removes what remains. */
export const removeIfPossible = (path: string) => rm(path, { force: true }).catch(() => undefined);

const isWindows = process.platform === "win32";

/** Syncs a file or a folder. Windows syncs files through a handle that may write, and no folders. */
export async function fsync(path: string): Promise<void> {
  if (isWindows && (await stat(path)).isDirectory()) return;
  const opened = await open(path, isWindows ? "r+" : "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

const ledgerName = "erased-records";
const isHash = (line: string) => /^[0-9a-f]{64}$/.test(line);

/** Adds hashes to the ledger in a folder; once this returns, they survive a power loss. */
export async function addToLedger(folder: string, hashes: readonly string[]): Promise<void> {
  const file = await open(join(folder, ledgerName), "a", 0o600);
  try {
    await file.appendFile(hashes.map((hash) => `${hash}\n`).join(""));
    await file.sync();
  } finally {
    await file.close();
  }
  await fsync(folder);
}

/** The hashes in the ledger of a folder; undefined without one. An unfinished last line is left out. */
export async function readLedger(folder: string): Promise<string[] | undefined> {
  const text = await readFile(join(folder, ledgerName), "utf8").catch(nullIfMissing);
  return text?.split("\n").filter(isHash);
}

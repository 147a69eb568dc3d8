import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, opendir, rename, rm, stat, statfs } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { DamagedFileError, checkKey, isKey } from "./files.ts";
import type { Files, Fingerprint, Incoming } from "./files.ts";

/** The store in a folder of this machine, readable by its owner alone. A missing folder is made. */
export async function openDiskFiles(folder: string): Promise<Files> {
  // Side by side, so that a file moves from one to the other by a rename.
  const incomingFolder = resolve(folder, "incoming");
  const keptFolder = resolve(folder, "kept");
  await makeFolder(incomingFolder);
  await makeFolder(keptFolder);
  const pathOf = (key: string) => join(keptFolder, checkKey(key));

  return {
    receive: (source, maxBytes) => receive(source, join(incomingFolder, randomUUID()), maxBytes),
    keep: (incoming, key) => keep(incoming, pathOf(key)),
    discard: (incoming) => rm(incoming.path, { force: true }),
    readVerified: (key, expected) => readVerified(key, pathOf(key), expected),
    // Not synced: a file that comes back after a loss of power has no row, and the sweep takes it.
    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      for await (const { name, modifiedAt } of filesIn(keptFolder)) {
        if (isKey(name)) yield { key: name, modifiedAt };
      }
    },

    async sweepIncoming(olderThan) {
      let swept = 0;
      for await (const { path, modifiedAt } of filesIn(incomingFolder)) {
        if (modifiedAt >= olderThan) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },

    async freeBytes() {
      const disk = await statfs(keptFolder);
      return disk.bavail * disk.bsize;
    },
  };
}

async function receive(source: Readable, path: string, maxBytes: number): Promise<Incoming> {
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
        // Unlike write(), this goes on after a short write, which is how a full disk announces itself.
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

async function keep(incoming: Incoming, path: string): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be kept");
  let at = incoming.path;
  try {
    await sync(at);
    await rename(at, path);
    at = path;
    await sync(dirname(path));
  } catch (error) {
    // Never a second try on the same file: after a failed fsync the system may have dropped the
    // bytes it could not write, and the next fsync would report success.
    await removeIfPossible(at);
    throw error;
  }
}

async function readVerified(key: string, path: string, expected: Fingerprint): Promise<Buffer> {
  const file = await openIfThere(path);
  if (file === null) throw new DamagedFileError(key, "missing");
  try {
    const { size } = await file.stat();
    if (size !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    const content = await file.readFile();
    const sha256 = createHash("sha256").update(content).digest("hex");
    if (sha256 !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    return content;
  } finally {
    await file.close();
  }
}

/** Makes a folder whose name, and the names of all it lies in, survive a loss of power. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await sync(dirname(made));
  }
}

async function* filesIn(folder: string) {
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfMissing);
    if (found?.isFile()) yield { name, path, modifiedAt: found.mtime };
  }
}

const create = (path: string) => open(path, "wx", 0o600);

const openIfThere = (path: string) => open(path, "r").catch(nullIfMissing);

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

/** For the way out of a failure, whose own error matters more; the sweeps take what stays. */
const removeIfPossible = (path: string) => rm(path, { force: true }).catch(() => undefined);

async function sync(path: string): Promise<void> {
  const opened = await open(path, "r");
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

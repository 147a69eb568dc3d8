import { createHash } from "node:crypto";
import { access, constants, open, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { DamagedFileError, checkKey, isKey } from "./files.ts";
import type { Files, Fingerprint, Incoming } from "./files.ts";
import {
  filesIn,
  folderSync,
  makeFolder,
  nullIfMissing,
  removeIfPossible,
  sync,
} from "./folder.ts";
import { openSpool } from "./spool.ts";

/** The store in a folder of this machine, readable by its owner alone. A missing folder is made. */
export async function openDiskFiles(folder: string): Promise<Files> {
  // Side by side, so that a file moves from one to the other by a rename.
  const spool = await openSpool(resolve(folder, "incoming"));
  const keptFolder = resolve(folder, "kept");
  await makeFolder(keptFolder);
  const syncNames = folderSync(keptFolder);
  const pathOf = (key: string) => join(keptFolder, checkKey(key));
  // Side by side, which a disk does in one go. A name that comes back without its bytes has no row.
  const secure = async (path: string) => void (await Promise.all([sync(path), syncNames()]));

  return {
    ...spool,
    keep: (incoming, key) => keep(incoming, pathOf(key), secure),
    secure: (key) => secure(pathOf(key)),
    openVerified: (key, expected) => openVerified(key, pathOf(key), expected),
    readVerified: async (key, expected) => buffer(await openVerified(key, pathOf(key), expected)),
    // Not synced: a file that comes back after a loss of power has no row, and the sweep takes it.
    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      for await (const { name, modifiedAt } of filesIn(keptFolder)) {
        if (isKey(name)) yield { key: name, modifiedAt };
      }
    },

    check: () => access(keptFolder, constants.R_OK | constants.W_OK),
  };
}

async function keep(
  incoming: Incoming,
  path: string,
  secure: (path: string) => Promise<void>,
): Promise<void> {
  if (incoming.tooLarge) throw new TypeError("A file that was too large cannot be kept");
  let at = incoming.path;
  try {
    await rename(at, path);
    at = path;
    await secure(path);
  } catch (error) {
    // Never a second try on the same file: after a failed fsync the system may have dropped the
    // bytes it could not write, and the next fsync would report success.
    await removeIfPossible(at);
    throw error;
  }
}

async function openVerified(key: string, path: string, expected: Fingerprint): Promise<Readable> {
  const file = await open(path, "r").catch(nullIfMissing);
  if (file === null) throw new DamagedFileError(key, "missing");
  try {
    const { size } = await file.stat();
    if (size !== expected.bytes) throw new DamagedFileError(key, "wrong size");
    const hash = createHash("sha256");
    // Read twice, so that nothing is handed out before all of it has been looked at.
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) {
      hash.update(chunk);
    }
    if (hash.digest("hex") !== expected.sha256) throw new DamagedFileError(key, "wrong checksum");
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

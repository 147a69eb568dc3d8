import { createHash, randomUUID } from "node:crypto";
import { open, rm, statfs } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Files, Incoming } from "./files.ts";
import { filesIn, makeFolder, removeIfPossible } from "./folder.ts";

/** What every store does in the same way: files arrive in a folder of this machine. */
export type Spool = Pick<Files, "receive" | "discard" | "sweepIncoming" | "freeBytes">;

/** The spool in a folder, which is made if it is missing. */
export async function openSpool(folder: string): Promise<Spool> {
  await makeFolder(folder);
  return {
    receive: (source, maxBytes) => receive(source, join(folder, randomUUID()), maxBytes),
    discard: (incoming) => rm(incoming.path, { force: true }),

    async sweepIncoming(olderThan) {
      let swept = 0;
      for await (const { path, modifiedAt } of filesIn(folder)) {
        if (modifiedAt >= olderThan) continue;
        await rm(path, { force: true });
        swept += 1;
      }
      return swept;
    },

    async freeBytes() {
      const disk = await statfs(folder);
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

const create = (path: string) => open(path, "wx", 0o600);

import { createHash } from "node:crypto";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { openSum, type Sum } from "#server/db/row-lines.ts";
import { sync } from "#server/files/folder.ts";
import { ArchiveError } from "./archive-error.ts";
import { sumsEntry, tableEntry } from "./manifest.ts";
import { writeEnd, writeEntry } from "./tar.ts";

const pack = promisify(gzip);

/** An archive as it is written. Nothing has its name before `publish`. */
export type ArchiveFile = Awaited<ReturnType<typeof createArchiveFile>>;

const entriesPerSums = 500;
/** How much of a table, in characters, is packed into one entry. */
const pieceLength = 1024 * 1024;

export const unfinishedSuffix = ".unfinished";

/**
 * Begins an archive beside its later name, readable by its owner alone. Throws an ArchiveError when
 * that name is taken.
 */
export async function createArchiveFile(path: string, modifiedAt: Date) {
  const unfinished = `${path}${unfinishedSuffix}`;
  if (await exists(path)) throw new ArchiveError([`${path} is there already; nothing was changed`]);
  const file = await open(unfinished, "wx", 0o600).catch((error: unknown) => {
    throw isThere(error) ? new ArchiveError([leftOver(unfinished)]) : error;
  });
  const allSums = createHash("sha256");
  let sums: string[] = [];
  let pieces = 0;

  const writeSums = async () => {
    if (sums.length === 0) return;
    const list = Buffer.from(sums.join(""));
    sums = [];
    pieces += 1;
    allSums.update(list);
    await writeEntry(file, sumsEntry(pieces), list, modifiedAt);
  };
  const add = async (name: string, content: Buffer) => {
    await writeEntry(file, name, content, modifiedAt);
    sums.push(`${createHash("sha256").update(content).digest("hex")}  ${name}\n`);
    if (sums.length >= entriesPerSums) await writeSums();
  };

  return {
    add,

    /** Adds the lines of a table piece by piece. */
    async addTable(table: string, lines: AsyncIterable<string>): Promise<Sum> {
      const sum = openSum();
      let [piece, length, pieces] = [[] as string[], 0, 0];
      const flush = async () => {
        pieces += 1;
        await add(tableEntry(table, pieces), await pack(`${piece.join("\n")}\n`));
        [piece, length] = [[], 0];
      };
      for await (const line of lines) {
        sum.add(line);
        piece.push(line);
        length += line.length;
        if (length >= pieceLength) await flush();
      }
      if (piece.length > 0) await flush();
      return sum.end();
    },

    /** Writes the last checksums, and gives the one over all of them. */
    async sealSums(): Promise<string> {
      await writeSums();
      return allSums.digest("hex");
    },

    /** Gives the archive its name, once it is whole and on disk. Gives its size. */
    async publish(lastName: string, last: Buffer): Promise<number> {
      await writeEntry(file, lastName, last, modifiedAt);
      await writeEnd(file);
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(unfinished, path);
      await sync(dirname(path));
      return size;
    },

    /** Removes what was written. */
    async abandon(): Promise<void> {
      await file.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

const leftOver = (unfinished: string) =>
  `${unfinished} is there: another backup is writing it, or one was cut off. Remove it in that case`;

const isThere = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

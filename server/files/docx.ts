import type { FileHandle } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { RandomAccessReader, fromRandomAccessReaderPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { MalformedFileError, readAt } from "./read-at.ts";

const maxEntries = 2_000;
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxContentTypesBytes = 256 * 1024;

// Even a blank picture shrinks a thousandfold, so the ratio counts only where the size does harm.
const harmlessBytes = 10 * 1024 * 1024;
const maxRatio = 200;

/**
 * True for a Word document without macros that cannot swell beyond reason. Judged by the list of
 * the archive's entries; of the entries themselves only the content types are read.
 */
export async function isDocx(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const reader = new FileReader(file, size);
  const zip = await fromRandomAccessReaderPromise(reader, size, { autoClose: false });
  try {
    const contentTypes = await listedContentTypes(zip, size);
    if (contentTypes === null || !(await listEndsAt(file, reader.endOfLastRead))) return false;
    return declaresWordWithoutMacros(await readText(zip, contentTypes));
  } finally {
    zip.close();
  }
}

/** The entry that names the content types, or null when the list of entries is not that of a docx. */
async function listedContentTypes(zip: ZipFile, archiveBytes: number): Promise<Entry | null> {
  if (zip.entryCount > maxEntries) return null;
  const names = new Set<string>();
  let contentTypes: Entry | null = null;
  let hasDocument = false;
  let packedBytes = 0;
  let unpackedBytes = 0;
  // Names that leave the folder end this loop with an error.
  for await (const entry of zip.eachEntry()) {
    // Part names do not differ by case.
    const name = entry.fileName.toLowerCase();
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    const isRefused =
      names.has(name) ||
      name.endsWith("vbaproject.bin") ||
      entry.isEncrypted() ||
      isBomb(entry) ||
      unpackedBytes > maxUnpackedBytes ||
      // Entries that share their bytes.
      packedBytes > archiveBytes;
    if (isRefused) return null;
    names.add(name);
    if (name === "[content_types].xml") contentTypes = entry;
    // Word on the web numbers the document's part.
    hasDocument ||= /^word\/document\d*\.xml$/.test(name);
  }
  return hasDocument ? contentTypes : null;
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * maxRatio;

/** True when the list stops where it says; a list that goes on hides entries from this check. */
async function listEndsAt(file: FileHandle, position: number): Promise<boolean> {
  const signature = (await readAt(file, position, 4)).toString("latin1");
  return signature === "PK\u0005\u0006" || signature === "PK\u0006\u0006";
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxContentTypesBytes) {
    throw new MalformedFileError("too many content types");
  }
  const content = await buffer(await zip.openReadStreamPromise(entry));
  return content.toString("utf8");
}

// Character references and document types have no place there and could hide the words looked for.
const declaresWordWithoutMacros = (contentTypes: string) =>
  contentTypes.includes("wordprocessingml.document.main+xml") &&
  !/macroEnabled|vbaProject|&#|<!DOCTYPE/i.test(contentTypes);

const readThen = callbackify(readAt);

/**
 * Lets yauzl read an open file. Its own reader throws where nobody can catch it when an archive names
 * a position beyond 2^53, and one such upload would end the server.
 */
class FileReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #size: number;
  endOfLastRead = 0;

  constructor(file: FileHandle, size: number) {
    super();
    this.#file = file;
    this.#size = size;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (position + length > this.#size) {
      callback(new MalformedFileError("position outside the file"));
      return;
    }
    this.endOfLastRead = position + length;
    readThen(this.#file, position, length, (error, bytes) => {
      if (error === null) bytes.copy(target, offset);
      callback(error);
    });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.createReadStream({ start, end: end - 1, autoClose: false });
  }
}

import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { RandomAccessReader, fromRandomAccessReaderPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { findMarkupProblem } from "./docx-markup.ts";
import { MalformedFileError, chunksOf, readAt } from "./read-at.ts";
import type { ResumeProblem } from "./resume-problem.ts";

const maxEntries = 2_000;
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxMarkupBytes = 32 * 1024 * 1024;
const maxContentTypesBytes = 256 * 1024;

// Even a blank picture compresses a thousandfold, so the ratio counts only for large entries.
const harmlessBytes = 10 * 1024 * 1024;
const maxRatio = 200;

/** The parts that hold text, fields and relationships. */
const isMarkup = (name: string) => name.endsWith(".xml") || name.endsWith(".rels");

/**
 * Returns ".docx" for a Word document that is no zip bomb and loads nothing from outside, otherwise the
 * problem. Checks the list of entries first; then inflates in chunks and within limits.
 */
export async function examineZip(file: FileHandle): Promise<".docx" | ResumeProblem> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, zipTailBytes);
  const end = endOfZip(await readAt(file, size - tailBytes, tailBytes), size);
  const reader = new FileReader(file, end);
  const zip = await fromRandomAccessReaderPromise(reader, end, { autoClose: false });
  try {
    const listed = await readList(zip, end);
    if (typeof listed === "string") return listed;
    if (!(await listEndsAt(file, reader.endOfLastRead))) return "damaged";
    const types = await readText(zip, listed.contentTypes);
    const problem = problemOfTypes(types) ?? (await problemOfMarkup(zip, listed.markup));
    return problem ?? ".docx";
  } finally {
    zip.close();
  }
}

/** The entries to read, or the problem if the list is not that of a docx. */
async function readList(zip: ZipFile, archiveBytes: number) {
  if (zip.entryCount > maxEntries) return "damaged";
  const names = new Set<string>();
  const markup: Entry[] = [];
  let contentTypes: Entry | undefined;
  let hasDocument = false;
  let packedBytes = 0;
  let unpackedBytes = 0;
  // yauzl throws on names that leave the folder.
  for await (const entry of zip.eachEntry()) {
    // Part names are case-insensitive.
    const name = entry.fileName.toLowerCase();
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    if (name.endsWith("vbaproject.bin")) return "macros";
    const isRefused =
      names.has(name) ||
      entry.isEncrypted() ||
      isBomb(entry) ||
      unpackedBytes > maxUnpackedBytes ||
      // Several entries share the same bytes.
      packedBytes > archiveBytes;
    if (isRefused) return "damaged";
    names.add(name);
    if (name === "[content_types].xml") contentTypes = entry;
    if (isMarkup(name)) markup.push(entry);
    // Word on the web numbers the document's part.
    hasDocument ||= /^word\/document\d*\.xml$/.test(name);
  }
  if (hasDocument && contentTypes !== undefined) return { contentTypes, markup };
  return kindOfArchive([...names]);
}

function kindOfArchive(names: readonly string[]): ResumeProblem {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return "openDocument";
  if (has(/^xl\//)) return "spreadsheet";
  if (has(/^ppt\//)) return "presentation";
  if (has(/^index(?:\/document\.iwa|\.zip)$/)) return "pages";
  return has(/^word\//) ? "damaged" : "archive";
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * maxRatio;

/** Whether the list ends where it claims; a longer list would hide entries from this check. */
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

function problemOfTypes(contentTypes: string): ResumeProblem | undefined {
  if (/macroEnabled|vbaProject/i.test(contentTypes)) return "macros";
  // Character references and document types do not occur there and could hide the searched words.
  if (/&#|<!DOCTYPE/i.test(contentTypes)) return "damaged";
  if (contentTypes.includes("wordprocessingml.document.main+xml")) return undefined;
  return contentTypes.includes("wordprocessingml.template.main+xml") ? "template" : "damaged";
}

async function problemOfMarkup(
  zip: ZipFile,
  markup: readonly Entry[],
): Promise<ResumeProblem | undefined> {
  const bytes = markup.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > maxMarkupBytes) return "damaged";
  for (const entry of markup) {
    // The stream fails if it yields more bytes than the archive claims.
    const problem = await findMarkupProblem(await zip.openReadStreamPromise(entry));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const readThen = callbackify(readAt);
/**
 * A reader of an open file for yauzl. Yauzl's own reader throws an uncaught error for a position beyond
 * 2^53, and one such upload would end the server.
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
    return Readable.from(chunksOf(this.#file, start, end));
  }
}

const endRecord = Buffer.from("PK\u0005\u0006", "latin1");
const zip64Locator = Buffer.from("PK\u0006\u0007", "latin1");
const endRecordBytes = 22;
const locatorBytes = 20;

/** The part of a file that is searched for the end of the archive. */
const zipTailBytes = 128 * 1024;

/**
 * The position after a zip archive. Word opens an archive with bytes after its end, zip readers do not.
 * `tail` is the end of a file of `size` bytes. Returns `size` if it finds no valid end record.
 */
export function endOfZip(tail: Buffer, size: number): number {
  const start = size - tail.length;
  let at = tail.lastIndexOf(endRecord);
  while (at !== -1) {
    if (at + endRecordBytes <= tail.length && isEndRecord(tail, at, start)) {
      const comment = tail.readUInt16LE(at + 20);
      return Math.min(start + at + endRecordBytes + comment, size);
    }
    at = at === 0 ? -1 : tail.lastIndexOf(endRecord, at - 1);
  }
  return size;
}

/** Whether the list of entries ends at this end record, or at the record of the zip64 format. */
function isEndRecord(tail: Buffer, at: number, start: number): boolean {
  const listBytes = tail.readUInt32LE(at + 12);
  const listOffset = tail.readUInt32LE(at + 16);
  if (listOffset + listBytes === start + at) return true;
  const locator = at - locatorBytes;
  return locator >= 0 && tail.subarray(locator, locator + 4).equals(zip64Locator);
}

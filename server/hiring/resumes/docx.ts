import { buffer } from "node:stream/consumers";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { findMarkupProblem } from "./docx-markup.ts";
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
 * problem. Checks the list of entries first; then inflates the markup within limits.
 */
export async function examineZip(content: Buffer): Promise<".docx" | ResumeProblem> {
  const archive = content.subarray(0, endOfZip(content));
  const zip = await fromBufferPromise(archive);
  const listed = await readList(zip, archive.length);
  if (typeof listed === "string") return listed;
  // The types of yauzl call this number a boolean.
  if (!listEndsAt(archive, Number(zip.readEntryCursor))) return "damaged";
  const types = await readText(zip, listed.contentTypes);
  return problemOfTypes(types) ?? (await problemOfMarkup(zip, listed.markup)) ?? ".docx";
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
function listEndsAt(archive: Buffer, position: number): boolean {
  const signature = archive.toString("latin1", position, position + 4);
  return signature === "PK\u0005\u0006" || signature === "PK\u0006\u0006";
}

async function readText(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > maxContentTypesBytes) {
    throw new RangeError("too many content types");
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
    const part = await buffer(await zip.openReadStreamPromise(entry));
    const problem = findMarkupProblem(decoded(part));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** XML is UTF-8 unless its first bytes show UTF-16. */
function decoded(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xff || second === 0) return new TextDecoder("utf-16le").decode(part);
  const isBigEndian = first === 0xfe || first === 0;
  return new TextDecoder(isBigEndian ? "utf-16be" : "utf-8").decode(part);
}

const endRecord = Buffer.from("PK\u0005\u0006", "latin1");
const zip64Locator = Buffer.from("PK\u0006\u0007", "latin1");
const endRecordBytes = 22;
const locatorBytes = 20;

/** The end of a file that is searched for the end of the archive. */
const zipTailBytes = 128 * 1024;

/**
 * The position after a zip archive. Word opens an archive with bytes after its end, zip readers do not.
 * Without a valid end record it is the end of the file.
 */
export function endOfZip(content: Buffer): number {
  const start = Math.max(0, content.length - zipTailBytes);
  let at = content.lastIndexOf(endRecord);
  while (at >= start) {
    if (at + endRecordBytes <= content.length && isEndRecord(content, at)) {
      const comment = content.readUInt16LE(at + 20);
      return Math.min(at + endRecordBytes + comment, content.length);
    }
    at = at === 0 ? -1 : content.lastIndexOf(endRecord, at - 1);
  }
  return content.length;
}

/** Whether the list of entries ends at this end record, or at the record of the zip64 format. */
function isEndRecord(content: Buffer, at: number): boolean {
  const listBytes = content.readUInt32LE(at + 12);
  const listOffset = content.readUInt32LE(at + 16);
  if (listOffset + listBytes === at) return true;
  const locator = at - locatorBytes;
  return locator >= 0 && content.subarray(locator, locator + 4).equals(zip64Locator);
}

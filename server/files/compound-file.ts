import type { FileHandle } from "node:fs/promises";
import { MalformedFileError, readAt } from "./read-at.ts";
import type { ResumeProblem } from "./resume-problem.ts";

// The OLE2 compound file ([MS-CFB]) is a small file system: sectors, a table that chains them (the
// FAT), and a directory of entries in trees. This reads the directory, since a search in the bytes
// would take an .xls that mentions "WordDocument" for a Word document.

const headerBytes = 512;
const entryBytes = 128;
const maxEntries = 2_000;
const endOfChain = 0xfffffffe;
const noEntry = 0xffffffff;
const kinds = { storage: 1, stream: 2, root: 5 };
/** Shorter streams are in small sectors within the stream of the root. */
const shortStreamBytes = 4_096;
const smallSectorBytes = 64;
const maxShortStreamsBytes = 1024 * 1024;

// The header lists the first 109 sectors of the FAT, enough for 7 MB: more than the limit of a resume.
const listedFatSectors = 109;

type Entry = Awaited<ReturnType<typeof readDirectory>>[number];
type Sectors = Awaited<ReturnType<typeof readHeader>>;

/** Returns ".doc" for a Word 97-2003 document without macros or password, otherwise the problem. */
export async function examineCompoundFile(file: FileHandle): Promise<".doc" | ResumeProblem> {
  const sectors = await readHeader(file);
  const entries = await readDirectory(file, sectors);
  const topLevel = streamsOfRoot(entries);
  // A docx with a password is a compound file too.
  if (topLevel.has("encryptedpackage")) return "locked";
  const word = topLevel.get("worddocument");
  if (word === undefined) {
    if (topLevel.has("workbook") || topLevel.has("book")) return "spreadsheet";
    return topLevel.has("powerpoint document") ? "presentation" : "unknown";
  }
  if (entries.some(isMacro)) return "macros";
  return isLocked(await readBeginning(file, sectors, entries, word)) ? "locked" : ".doc";
}

/** At any depth, since embedded documents can contain macros too. */
const isMacro = ({ kind, name }: Entry) =>
  (kind === kinds.storage || kind === kinds.stream) &&
  ["macros", "vba", "_vba_project", "_vba_project_cur"].includes(name.toLowerCase());

/** Whether the flags in the first block mark the document as encrypted or obfuscated ([MS-DOC] FibBase). */
function isLocked(beginning: Buffer): boolean {
  const flags = beginning.readUInt16LE(10);
  return (flags & 0x8100) !== 0;
}

/** The streams directly below the root by lower-case name; embedded files have theirs deeper. */
function streamsOfRoot(entries: readonly Entry[]): Map<string, Entry> {
  const root = entries[0];
  if (root?.kind !== kinds.root) throw new MalformedFileError("no root entry");
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const pending = [root.child];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index === noEntry) continue;
    const entry = entries[index];
    if (entry === undefined || seen.has(index)) throw new MalformedFileError("broken tree");
    seen.add(index);
    if (entry.kind === kinds.stream) streams.set(entry.name.toLowerCase(), entry);
    pending.push(entry.left, entry.right);
  }
  return streams;
}

async function readBeginning(
  file: FileHandle,
  sectors: Sectors,
  [root]: readonly Entry[],
  { firstSector, bytes }: Entry,
): Promise<Buffer> {
  if (root === undefined || bytes < smallSectorBytes) throw new MalformedFileError("no document");
  if (bytes >= shortStreamBytes) return readSector(file, firstSector, sectors.sectorBytes);
  const position = firstSector * smallSectorBytes;
  if (position >= maxShortStreamsBytes) throw new MalformedFileError("sector out of range");
  let sector = root.firstSector;
  for (let left = Math.floor(position / sectors.sectorBytes); left > 0; left -= 1) {
    sector = await sectors.nextSector(sector);
  }
  const holder = await readSector(file, sector, sectors.sectorBytes);
  return holder.subarray(position % sectors.sectorBytes);
}

async function readDirectory(
  file: FileHandle,
  { sectorBytes, nextSector, firstDirectorySector }: Sectors,
) {
  const entries = [];
  let sector = firstDirectorySector;
  while (sector !== endOfChain) {
    if (entries.length >= maxEntries) throw new MalformedFileError("endless directory");
    const bytes = await readSector(file, sector, sectorBytes);
    for (let at = 0; at < sectorBytes; at += entryBytes) {
      entries.push(readEntry(bytes.subarray(at, at + entryBytes)));
    }
    sector = await nextSector(sector);
  }
  return entries;
}

async function readHeader(file: FileHandle) {
  const header = await readAt(file, 0, headerBytes);
  if (header.length < headerBytes) throw new MalformedFileError("no whole header");
  const sectorShift = header.readUInt16LE(30);
  if (header.readUInt16LE(28) !== 0xfffe || (sectorShift !== 9 && sectorShift !== 12)) {
    throw new MalformedFileError("unknown version");
  }
  const sectorBytes = 1 << sectorShift;
  const perFatSector = sectorBytes / 4;

  const nextSector = async (sector: number): Promise<number> => {
    const listed = Math.floor(sector / perFatSector);
    if (listed >= listedFatSectors) throw new MalformedFileError("sector out of range");
    const fat = await readSector(file, header.readUInt32LE(76 + 4 * listed), sectorBytes);
    return fat.readUInt32LE((sector % perFatSector) * 4);
  };
  return { sectorBytes, nextSector, firstDirectorySector: header.readUInt32LE(48) };
}

async function readSector(file: FileHandle, sector: number, sectorBytes: number): Promise<Buffer> {
  const bytes = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
  if (bytes.length === 0) throw new MalformedFileError("sector beyond the end");
  // Some programs leave the last sector short.
  return bytes.length === sectorBytes ? bytes : Buffer.concat([bytes], sectorBytes);
}

function readEntry(bytes: Buffer) {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.toString("utf16le", 0, nameBytes),
    kind: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    firstSector: bytes.readUInt32LE(116),
    bytes: bytes.readUInt32LE(120),
  };
}

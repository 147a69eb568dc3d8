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

type Entry = ReturnType<typeof readEntry>;
type Sectors = ReturnType<typeof readHeader>;

/** Returns ".doc" for a Word 97-2003 document without macros or password, otherwise the problem. */
export function examineCompoundFile(file: Buffer): ".doc" | ResumeProblem {
  const sectors = readHeader(file);
  const entries = readDirectory(file, sectors);
  const topLevel = streamsOfRoot(entries);
  // A docx with a password is a compound file too.
  if (topLevel.has("encryptedpackage")) return "locked";
  const word = topLevel.get("worddocument");
  if (word === undefined) {
    if (topLevel.has("workbook") || topLevel.has("book")) return "spreadsheet";
    return topLevel.has("powerpoint document") ? "presentation" : "unknown";
  }
  if (entries.some(isMacro)) return "macros";
  return isLocked(readBeginning(file, sectors, entries, word)) ? "locked" : ".doc";
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
  if (root?.kind !== kinds.root) throw new RangeError("no root entry");
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const pending = [root.child];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index === noEntry) continue;
    const entry = entries[index];
    if (entry === undefined || seen.has(index)) throw new RangeError("broken tree");
    seen.add(index);
    if (entry.kind === kinds.stream) streams.set(entry.name.toLowerCase(), entry);
    pending.push(entry.left, entry.right);
  }
  return streams;
}

function readBeginning(
  file: Buffer,
  sectors: Sectors,
  [root]: readonly Entry[],
  { firstSector, bytes }: Entry,
): Buffer {
  if (root === undefined || bytes < smallSectorBytes) throw new RangeError("no document");
  if (bytes >= shortStreamBytes) return readSector(file, firstSector, sectors.sectorBytes);
  const position = firstSector * smallSectorBytes;
  if (position >= maxShortStreamsBytes) throw new RangeError("sector out of range");
  let sector = root.firstSector;
  for (let left = Math.floor(position / sectors.sectorBytes); left > 0; left -= 1) {
    sector = sectors.nextSector(sector);
  }
  const holder = readSector(file, sector, sectors.sectorBytes);
  return holder.subarray(position % sectors.sectorBytes);
}

function readDirectory(file: Buffer, { sectorBytes, nextSector, firstDirectorySector }: Sectors) {
  const entries = [];
  let sector = firstDirectorySector;
  while (sector !== endOfChain) {
    if (entries.length >= maxEntries) throw new RangeError("endless directory");
    const bytes = readSector(file, sector, sectorBytes);
    for (let at = 0; at < sectorBytes; at += entryBytes) {
      entries.push(readEntry(bytes.subarray(at, at + entryBytes)));
    }
    sector = nextSector(sector);
  }
  return entries;
}

function readHeader(file: Buffer) {
  const header = file.subarray(0, headerBytes);
  if (header.length < headerBytes) throw new RangeError("no whole header");
  const sectorShift = header.readUInt16LE(30);
  if (header.readUInt16LE(28) !== 0xfffe || (sectorShift !== 9 && sectorShift !== 12)) {
    throw new RangeError("unknown version");
  }
  const sectorBytes = 1 << sectorShift;
  const perFatSector = sectorBytes / 4;

  const nextSector = (sector: number): number => {
    const listed = Math.floor(sector / perFatSector);
    if (listed >= listedFatSectors) throw new RangeError("sector out of range");
    const fat = readSector(file, header.readUInt32LE(76 + 4 * listed), sectorBytes);
    return fat.readUInt32LE((sector % perFatSector) * 4);
  };
  return { sectorBytes, nextSector, firstDirectorySector: header.readUInt32LE(48) };
}

function readSector(file: Buffer, sector: number, sectorBytes: number): Buffer {
  const start = (sector + 1) * sectorBytes;
  const bytes = file.subarray(start, start + sectorBytes);
  if (bytes.length === 0) throw new RangeError("sector beyond the end");
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

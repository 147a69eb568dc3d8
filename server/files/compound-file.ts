import type { FileHandle } from "node:fs/promises";
import { MalformedFileError, readAt } from "./read-at.ts";

// The OLE2 compound file ([MS-CFB]) is a small file system: sectors, a table that chains them (the
// FAT), and a directory whose entries form trees. Looking for names in the bare bytes would take an
// .xls that merely speaks of a "WordDocument" for one, so the directory is walked.

const headerBytes = 512;
const entryBytes = 128;
const maxEntries = 2_000;
const endOfChain = 0xfffffffe;
const noEntry = 0xffffffff;
const kinds = { storage: 1, stream: 2, root: 5 };

// The header lists the first 109 sectors of the FAT, enough for 7 MB: more than a resume can have.
const listedFatSectors = 109;

/** True for a Word 97-2003 document; a docx behind a password lies in such a file too and is none. */
export async function isWordDocument(file: FileHandle): Promise<boolean> {
  const topLevel = await streamsOfRoot(file);
  return topLevel.has("worddocument") && !topLevel.has("encryptedpackage");
}

/** Lower-case names of the streams directly beneath the root; those of embedded files lie deeper. */
async function streamsOfRoot(file: FileHandle): Promise<Set<string>> {
  const entries = await readDirectory(file);
  const root = entries[0];
  if (root?.kind !== kinds.root) throw new MalformedFileError("no root entry");
  const names = new Set<string>();
  const seen = new Set<number>();
  const pending = [root.child];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index === noEntry) continue;
    const entry = entries[index];
    if (entry === undefined || seen.has(index)) throw new MalformedFileError("broken tree");
    seen.add(index);
    if (entry.kind === kinds.stream) names.add(entry.name.toLowerCase());
    pending.push(entry.left, entry.right);
  }
  return names;
}

async function readDirectory(file: FileHandle) {
  const { sectorBytes, nextSector, firstDirectorySector } = await readHeader(file);
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
  };
}

const entryBytes = 128;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;
const noEntry = 0xffffffff;

/** An entry of the directory; neighbours are indexes of other entries. */
export interface CompoundEntry {
  name: string;
  kind: "root" | "storage" | "stream";
  left?: number;
  right?: number;
  child?: number;
  /** The bytes of a stream, in consecutive sectors or, if short, in the stream of the root. */
  content?: Buffer;
  /** The position of a short stream in the stream of the root, in blocks of 64 bytes. */
  shortAt?: number;
}

/** False values for the header and the FAT. */
interface CompoundClaims {
  /** The FAT entry of the directory's last sector; the end of the chain by default. */
  afterDirectory: number;
  firstDirectorySector: number;
  firstFatSector: number;
  /** The base-2 logarithm of the sector size; correct for 9 and 12. */
  sectorShift: number;
}

const kinds = { storage: 1, stream: 2, root: 5 };

/** An OLE2 compound file: header, FAT (sector 0), directory (sectors 1 and on), streams, other content. */
export function compoundFile(
  entries: CompoundEntry[],
  content = "",
  claims: Partial<CompoundClaims> = {},
): Buffer {
  const sectorBytes = claims.sectorShift === 12 ? 4_096 : 512;
  const directorySectors = Math.ceil((entries.length * entryBytes) / sectorBytes);
  const fat = Buffer.alloc(sectorBytes, 0xff);
  fat.writeUInt32LE(fatSector, 0);
  const chain = (first: number, sectors: number, afterLast = endOfChain) => {
    for (let sector = first; sector < first + sectors; sector += 1) {
      fat.writeUInt32LE(sector === first + sectors - 1 ? afterLast : sector + 1, sector * 4);
    }
  };
  chain(1, directorySectors, claims.afterDirectory);
  const streams: Buffer[] = [];
  let nextSector = 1 + directorySectors;
  const listed = entries.map((entry) => {
    if (entry.content === undefined || entry.shortAt !== undefined) {
      return directoryEntry(entry, entry.shortAt ?? endOfChain);
    }
    const first = nextSector;
    const sectors = Math.ceil(entry.content.length / sectorBytes);
    chain(first, sectors);
    streams.push(Buffer.concat([entry.content], sectors * sectorBytes));
    nextSector += sectors;
    return directoryEntry(entry, first);
  });
  return Buffer.concat([
    Buffer.concat([header(claims)], sectorBytes),
    fat,
    Buffer.concat(listed, directorySectors * sectorBytes),
    ...streams,
    Buffer.from(content, "utf16le"),
  ]);
}

function header(claims: Partial<CompoundClaims>): Buffer {
  const header = Buffer.alloc(512);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(claims.sectorShift ?? 9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(claims.firstDirectorySector ?? 1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(claims.firstFatSector ?? 0, 76);
  return header;
}

function directoryEntry(
  { name, kind, left, right, child, content }: CompoundEntry,
  firstSector: number,
): Buffer {
  const entry = Buffer.alloc(entryBytes);
  entry.write(name, "utf16le");
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(kinds[kind], 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(left ?? noEntry, 68);
  entry.writeUInt32LE(right ?? noEntry, 72);
  entry.writeUInt32LE(child ?? noEntry, 76);
  entry.writeUInt32LE(firstSector, 116);
  entry.writeUInt32LE(content?.length ?? 0, 120);
  return entry;
}

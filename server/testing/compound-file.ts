import { uint16, uint32 } from "./zip.ts";

const entryBytes = 128;
const endOfChain = 0xfffffffe;
const fatSector = 0xfffffffd;
const noEntry = 0xffffffff;

/** An entry of the directory; neighbours are indexes of other entries. */
export interface CompoundEntry {
  name: string;
  kind: "root" | "storage" | "stream";
  left?: number | undefined;
  right?: number | undefined;
  child?: number | undefined;
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

function header({ sectorShift = 9, firstDirectorySector = 1, ...claims }: Partial<CompoundClaims>) {
  return Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1".padEnd(48, "0"), "hex"),
    uint16(0x3e, 3, 0xfffe, sectorShift, 6, 0),
    uint32(0, 0, 1, firstDirectorySector, 0, 4_096, endOfChain, 0, endOfChain, 0),
    uint32(claims.firstFatSector ?? 0),
    Buffer.alloc(432, 0xff),
  ]);
}

function directoryEntry(
  { name, kind, left = noEntry, right = noEntry, child = noEntry, content }: CompoundEntry,
  firstSector: number,
): Buffer {
  return Buffer.concat([
    Buffer.concat([Buffer.from(name, "utf16le")], 64),
    uint16(name.length * 2 + 2, 0x100 + kinds[kind]),
    uint32(left, right, child),
    Buffer.alloc(36),
    uint32(firstSector, content?.length ?? 0, 0),
  ]);
}

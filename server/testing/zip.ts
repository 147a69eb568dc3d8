import { crc32 } from "node:zlib";

/** An uncompressed entry; `claims` are false values for its headers. */
export interface ZipEntry {
  name: string;
  content: Buffer | string;
  claims?: Partial<EntryClaims>;
}

interface EntryClaims {
  method: number;
  flags: number;
  unpackedBytes: number;
  packedBytes: number;
  extra: Buffer;
}

/** False values for the end records. */
interface ArchiveClaims {
  entryCount: number;
  listOffset: number;
  zip64: { entryCount: bigint; listOffset: bigint; offset: bigint };
}

/** A zip archive, correct except for the claims. */
export function zip(entries: ZipEntry[], archive: Partial<ArchiveClaims> = {}): Buffer {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const name = Buffer.from(entry.name);
    const extra = entry.claims?.extra ?? Buffer.alloc(0);
    local.push(Buffer.from("PK\u0003\u0004"), commonFields(entry, content, name), name, content);
    listed.push(Buffer.from("PK\u0001\u0002\u002d\0"));
    listed.push(commonFields(entry, content, name, extra.length));
    listed.push(uint16(0, 0, 0, 0, 0), uint32(offset), name, extra);
    offset += 30 + name.length + content.length;
  }
  const list = Buffer.concat(listed);
  const end = endOfList(entries.length, list.length, offset, archive);
  return Buffer.concat([...local, list, ...end]);
}

/** The 26 bytes that the local header and the list share. */
function commonFields({ claims = {} }: ZipEntry, content: Buffer, name: Buffer, extraBytes = 0) {
  const { packedBytes = content.length, unpackedBytes = content.length } = claims;
  return Buffer.concat([
    uint16(45, claims.flags ?? 0x800, claims.method ?? 0, 0, 0),
    uint32(crc32(content), packedBytes, unpackedBytes),
    uint16(name.length, extraBytes),
  ]);
}

function endOfList(count: number, bytes: number, offset: number, claims: Partial<ArchiveClaims>) {
  const { entryCount = count, listOffset = offset, zip64 } = claims;
  const entries = uint16(0, 0, entryCount & 0xffff, entryCount & 0xffff);
  const end = [Buffer.from("PK\u0005\u0006"), entries, uint32(bytes, listOffset), uint16(0)];
  if (zip64 === undefined) return end;
  return [
    Buffer.from("PK\u0006\u0006"),
    uint64(44n, 0n),
    uint32(0),
    uint64(zip64.entryCount, zip64.entryCount, BigInt(bytes), zip64.listOffset),
    Buffer.from("PK\u0006\u0007\0\0\0\0"),
    uint64(zip64.offset),
    uint32(1),
    ...end,
  ];
}

/** Little-endian numbers. */
export const uint16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
export const uint32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
export const uint64 = (...values: bigint[]) => Buffer.from(BigUint64Array.from(values).buffer);

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
    const fields = commonFields(entry, content, name);
    local.push(Buffer.from("PK\u0003\u0004"), fields, name, content);
    listed.push(listEntry(fields, name, entry.claims?.extra ?? Buffer.alloc(0), offset));
    offset += 30 + name.length + content.length;
  }
  const list = Buffer.concat(listed);
  const end = endOfList(entries.length, list.length, offset, archive);
  return Buffer.concat([...local, list, ...end]);
}

/** The 26 bytes that the local header and the list share. */
function commonFields({ claims = {} }: ZipEntry, content: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(45, 0);
  fields.writeUInt16LE(claims.flags ?? 0x800, 2);
  fields.writeUInt16LE(claims.method ?? 0, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(claims.packedBytes ?? content.length, 14);
  fields.writeUInt32LE(claims.unpackedBytes ?? content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function listEntry(fields: Buffer, name: Buffer, extra: Buffer, offset: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  const listed = Buffer.from(fields);
  listed.writeUInt16LE(extra.length, 24);
  return Buffer.concat([Buffer.from("PK\u0001\u0002\u002d\u0000"), listed, tail, name, extra]);
}

function endOfList(count: number, bytes: number, offset: number, claims: Partial<ArchiveClaims>) {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE((claims.entryCount ?? count) & 0xffff, 8);
  end.writeUInt16LE((claims.entryCount ?? count) & 0xffff, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(claims.listOffset ?? offset, 16);
  if (claims.zip64 === undefined) return [end];

  const record = Buffer.alloc(56);
  record.write("PK\u0006\u0006");
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(claims.zip64.entryCount, 24);
  record.writeBigUInt64LE(claims.zip64.entryCount, 32);
  record.writeBigUInt64LE(BigInt(bytes), 40);
  record.writeBigUInt64LE(claims.zip64.listOffset, 48);
  const locator = Buffer.alloc(20);
  locator.write("PK\u0006\u0007");
  locator.writeBigUInt64LE(claims.zip64.offset, 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator, end];
}

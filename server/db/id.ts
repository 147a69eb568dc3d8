import { sql, type RawBuilder } from "kysely";
import { randomBytes } from "node:crypto";
import { engineOf } from "./transaction.ts";
import type { Db } from "./schema.ts";

let last = { at: 0, count: 0 };

/**
 * A UUIDv7: ids sort by the instant they were made, and ids of one process and millisecond by their
 * order. Twelve bits count within the millisecond (RFC 9562, 6.2); 62 are random unless given.
 */
export function newId(now: Date, random: Buffer = randomBytes(8)): string {
  const at = now.getTime();
  last = { at, count: at === last.at ? (last.count + 1) % 0x1000 : 0 };
  return idOf(at, last.count, random);
}

function idOf(at: number, count: number, random: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  random.copy(bytes, 8, 0, 8);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** An id holds its instant in 48 bits, as milliseconds since 1970. */
const maxInstant = 2 ** 48 - 1;

/**
 * The smallest id of an instant: ids made earlier are smaller. An instant outside the range of ids
 * counts as the nearest one inside.
 */
export function firstIdAt(instant: Date): string {
  return idOf(Math.min(Math.max(instant.getTime(), 0), maxInstant), 0, Buffer.alloc(8));
}

/** A text column that holds the id of another row, comparable to an id column on both engines. */
export function castToId(db: Db, column: string): RawBuilder<string> {
  return engineOf(db) === "postgres" ? sql`${sql.ref(column)}::uuid` : sql`${sql.ref(column)}`;
}

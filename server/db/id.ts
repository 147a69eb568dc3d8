import { sql, type RawBuilder } from "kysely";
import { randomBytes } from "node:crypto";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/** A UUIDv7: ids sort by the instant they were made. The other bits are random unless `bytes` gives them. */
export function newId(now: Date, bytes: Buffer = randomBytes(16)): string {
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
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
  const milliseconds = Math.min(Math.max(instant.getTime(), 0), maxInstant);
  return newId(new Date(milliseconds), Buffer.alloc(16));
}

/** A text column that holds the id of another row, comparable to an id column on both engines. */
export function castToId(db: Db, column: string): RawBuilder<string> {
  return engineOf(db) === "postgres" ? sql`${sql.ref(column)}::uuid` : sql`${sql.ref(column)}`;
}

import { sql, type RawBuilder } from "kysely";
import { randomBytes } from "node:crypto";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

/** A UUIDv7: sortable by the instant it was made, otherwise random, or as the 16 `bytes` say. */
export function newId(now: Date, bytes: Buffer = randomBytes(16)): string {
  return idOf(now, bytes);
}

/** An id tells its instant in 48 bits, as the milliseconds since 1970. */
const lastInstant = 2 ** 48 - 1;

/**
 * No id that was made at this instant or later is smaller than this one, and every earlier one is.
 * An instant that an id cannot tell counts as the nearest that it can.
 */
export function firstIdAt(instant: Date): string {
  const told = Math.min(Math.max(instant.getTime(), 0), lastInstant);
  return idOf(new Date(told), Buffer.alloc(16));
}

function idOf(instant: Date, bytes: Buffer): string {
  bytes.writeUIntBE(instant.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
}

/** A column of text that holds the id of another row, so that the two can be compared. */
export function asId(db: Db, column: string): RawBuilder<string> {
  return engineOf(db) === "postgres" ? sql`${sql.ref(column)}::uuid` : sql`${sql.ref(column)}`;
}

import { sql, type RawBuilder } from "kysely";
import { v7 } from "uuid";
import { engineOf } from "./engine.ts";
import type { Db } from "./schema.ts";

let last = { msecs: 0, seq: 0 };

/**
 * A UUIDv7: ids sort by the instant they were made, and ids of one process and millisecond by their
 * order. The rest is random unless given, as 16 bytes.
 */
export function newId(now: Date, random?: Uint8Array): string {
  const msecs = now.getTime();
  last = { msecs, seq: msecs === last.msecs ? last.seq + 1 : 0 };
  return v7({ ...last, ...(random && { random }) });
}

/** An id holds its instant in 48 bits, as milliseconds since 1970. */
const maxInstant = 2 ** 48 - 1;

/**
 * The smallest id of an instant: ids made earlier are smaller. An instant outside the range of ids
 * counts as the nearest one inside.
 */
export function firstIdAt(instant: Date): string {
  const msecs = Math.min(Math.max(instant.getTime(), 0), maxInstant);
  return v7({ msecs, seq: 0, random: new Uint8Array(16) });
}

/** The milliseconds since 1970 at which an id was made. */
export const instantOf = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

/** A text column that holds the id of another row, comparable to an id column on both engines. */
export function castToId(db: Db, column: string): RawBuilder<string> {
  return engineOf(db) === "postgres" ? sql`${sql.ref(column)}::uuid` : sql`${sql.ref(column)}`;
}

import { sql, type RawBuilder } from "kysely";
import { engineOf } from "./engine.ts";
import type { Tx } from "./schema.ts";

/**
 * The end of a select whose rows nobody else may change before this transaction ends. On SQLite
 * nothing is needed: its transactions run one after the other.
 */
export function forUpdate(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update` : sql``;
}

/** As `forUpdate`, but rows that another transaction holds are left out instead of waited for. */
export function skipLocked(tx: Tx): RawBuilder<unknown> {
  return engineOf(tx) === "postgres" ? sql`for update skip locked` : sql``;
}

/** Matters that hang on several rows at once, so that locking the rows themselves is not enough. */
export type Matter = "administrators" | "settings" | `receipt:${string}`;

/** Waits until this transaction alone deals with a matter. */
export async function takeLock(tx: Tx, matter: Matter): Promise<void> {
  if (engineOf(tx) !== "postgres") return;
  await sql`select pg_advisory_xact_lock(hashtext(${matter}))`.execute(tx);
}

import type { Kysely } from "kysely";
import { index } from "./column-types.ts";

/** Narrow indexes that totals are counted in: those that pages are read from have five times their size. */
export async function listCounts(db: Kysely<unknown>): Promise<void> {
  await index(db, "applications", ["spam", "status"]);
  await index(db, "users", ["role"]);
  await index(db, "users", ["active"]);
}

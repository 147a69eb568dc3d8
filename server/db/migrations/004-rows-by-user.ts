import type { Kysely } from "kysely";
import { index } from "./column-types.ts";

/** Finds the letters and links of an account without reading all there are: for its data, and when it is deleted. */
export async function rowsByUser(db: Kysely<unknown>): Promise<void> {
  await index(db, "outbox", ["user_id"]);
  await index(db, "one_time_tokens", ["user_id", "purpose"]);
}

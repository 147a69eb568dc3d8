import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index } from "./column-types.ts";

/**
 * Letters, resumes that wait for a scan and what was decided lately are read in an index, like every
 * other list. And PostgreSQL gets what SQLite has
 * since `lists`: a common word is looked for in texts that lie one after the other in the order of
 * the list, and no row is read.
 */
export async function listTexts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await index(db, "outbox", ["created_at", "id"]);
  await index(db, "outbox", ["state", "created_at", "id"]);
  await index(db, "applications", ["cv_scan_pending", "created_at"]);
  await index(db, "application_events", ["kind", "id"]);
  if (engine === "sqlite") return;
  // An index takes no longer row; 500 characters have 2,000 bytes at most.
  for (const table of ["applications", "users"]) {
    await sql`
      update ${sql.table(table)} set search_text = left(search_text, 500)
      where octet_length(search_text) > 2000`.execute(db);
  }
  await sql`
    create index applications_listed
    on applications (spam, created_at, id, status, job_id, withdrawn_at, email_key)
    include (search_text)`.execute(db);
  await sql`
    create index users_listed on users (created_at, id, role, active)
    include (search_text)`.execute(db);
}

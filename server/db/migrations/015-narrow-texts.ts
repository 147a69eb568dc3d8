import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";

/** What SQLite finds a text by, and what else says whether its row is in a list. */
const filters = {
  applications: ["spam", "status", "job_id", "withdrawn_at", "created_at"],
  users: ["role", "active"],
};

/**
 * What is searched lies in `…_texts` with little beside it but what lists are filtered by: a total is
 * counted in half the bytes. On SQLite it stands by row number and takes the place of `…_found`. No
 * address stands in `applications_listed` any more: the few applications from one are found by it.
 * And the dashboard counts what was decided in an index that holds all it asks for.
 */
export async function narrowTexts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.dropIndex("applications_listed").execute();
  await (engine === "sqlite" ? replaceFound(db) : addTexts(db));
  await db.schema.dropIndex("application_events_kind_id").execute();
  await sql`
    create index application_events_decided on application_events (id, application_id, detail)
    where kind = 'status'`.execute(db);
}

const listed = ["spam", "created_at", "id", "status", "job_id", "withdrawn_at"];

async function replaceFound(db: Kysely<unknown>): Promise<void> {
  const index = db.schema.createIndex("applications_listed").on("applications");
  await index.columns([...listed, "search_text"]).execute();
  for (const [table, columns] of Object.entries(filters)) {
    await db.schema.dropIndex(`${table}_found`).execute();
    const texts = db.schema.createIndex(`${table}_texts`).on(table);
    await texts.columns(["seq", ...columns, "search_text"]).execute();
  }
}

async function addTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index applications_listed on applications (${sql.join(listed.map((name) => sql.ref(name)))})
    include (search_text)`.execute(db);
  await sql`
    create index applications_texts on applications (spam, status, job_id)
    include (withdrawn_at, created_at, id, search_text)`.execute(db);
  await sql`
    create index users_texts on users (role, active)
    include (created_at, id, search_text)`.execute(db);
}

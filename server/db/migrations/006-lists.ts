import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** What the lists of the panel read from, and what a change of many applications was before. */
export async function lists(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Each holds what the other filter asks for, so that no row is read to count or to page.
  await widen(db, "applications", ["spam", "status", "created_at", "id"], "job_id");
  await widen(db, "applications", ["spam", "job_id", "created_at", "id"], "status");
  await widen(db, "users", ["role", "created_at", "id"], "active");
  await widen(db, "users", ["active", "created_at", "id"], "role");

  // SQLite chooses such an index for a condition in the very same words.
  await sql`
    create index applications_waiting on applications (created_at, id, status, job_id, spam)
    where ${sql.raw(waitingWords)}`.execute(db);

  if (engine === "sqlite") await addSearchIndexes(db);

  const type = typesOf[engine];
  await db.schema
    .createTable("application_undos")
    .addColumn("undo_id", type.id, (column) => column.notNull())
    .addColumn("application_id", type.id, (column) =>
      column.notNull().references("applications.id").onDelete("cascade"),
    )
    .addColumn("changed_at", type.instant, (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("expires_at", type.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("application_undos_primary", ["undo_id", "application_id"])
    .execute();
  await index(db, "application_undos", ["application_id"]);
}

/**
 * Rows of SQLite are long, and what comes after a cover letter is far away. A common word is looked
 * for in all texts, which lie in `…_listed` one after the other in the order of the list; what the
 * trigram index finds is looked up by row number in `…_found`. PostgreSQL keeps long texts elsewhere.
 */
async function addSearchIndexes(db: Kysely<unknown>): Promise<void> {
  const filters = {
    applications: ["status", "job_id", "withdrawn_at", "email_key"],
    users: ["role", "active"],
  };
  for (const [table, columns] of Object.entries(filters)) {
    const first = table === "applications" ? ["spam"] : [];
    const listed = [...first, "created_at", "id", ...columns, "search_text"];
    const found = ["seq", "created_at", "id", ...first, ...columns, "search_text"];
    await db.schema.createIndex(`${table}_listed`).on(table).columns(listed).execute();
    await db.schema.createIndex(`${table}_found`).on(table).columns(found).execute();
  }
}

/** Which applications wait for an answer. */
const waitingWords = "not (spam or withdrawn_at is not null or status in ('accepted', 'rejected'))";

/** Puts one more column at the end of an index. */
async function widen(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  added: string,
): Promise<void> {
  await db.schema.dropIndex(`${table}_${columns.join("_")}`).execute();
  await index(db, table, [...columns, added]);
}

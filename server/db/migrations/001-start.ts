import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** The first form of the store: accounts, applications, their letters and their history. */
export async function start(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];

  await entity(db, "users", engine)
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("active", type.boolean, (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("phone", "text")
    .addColumn("phone_emergency", "text")
    .addColumn("dob", type.day)
    .addColumn("national_id", "text")
    .addColumn("starting_date", type.day)
    .addColumn("address", "text")
    .addColumn("current_address", "text")
    .addColumn("notes", "text")
    .addColumn("avatar", "text")
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("updated_at", type.instant, (column) => column.notNull())
    .addUniqueConstraint("users_email_key_unique", ["email_key"])
    .execute();
  await index(db, "users", ["created_at", "id"]);
  await index(db, "users", ["role", "created_at", "id"]);
  await index(db, "users", ["active", "created_at", "id"]);
  await searchIndex(db, "users", engine);

  await db.schema
    .createTable("sessions")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("user_id", type.id, (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("confirmed", type.boolean, (column) => column.notNull())
    .addColumn("rotated_at", type.instant, (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("last_used_at", type.instant, (column) => column.notNull())
    .addColumn("expires_at", type.instant, (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .execute();
  await index(db, "sessions", ["user_id", "last_used_at"]);

  await db.schema
    .createTable("one_time_tokens")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", type.id, (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("expires_at", type.instant, (column) => column.notNull())
    .addColumn("used_at", type.instant)
    .addUniqueConstraint("one_time_tokens_token_hash_unique", ["token_hash"])
    .execute();

  await entity(db, "applications", engine)
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("job_id", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("notes", "text")
    .addColumn("cover_letter", "text")
    .addColumn("experience_level", "text", (column) => column.notNull())
    .addColumn("portfolio_url", "text")
    .addColumn("linkedin_url", "text")
    .addColumn("github_url", "text")
    .addColumn("available_start_date", type.day)
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("policy_version", "text", (column) => column.notNull())
    .addColumn("cv_key", "text")
    .addColumn("cv_sha256", "text")
    .addColumn("cv_original_name", "text")
    .addColumn("cv_size_bytes", "integer")
    .addColumn("cv_content_type", "text")
    .addColumn("search_text", "text", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("updated_at", type.instant, (column) => column.notNull())
    .addUniqueConstraint("applications_cv_key_unique", ["cv_key"])
    .execute();
  await index(db, "applications", ["created_at", "id"]);
  await index(db, "applications", ["status", "created_at", "id"]);
  await index(db, "applications", ["job_id", "created_at", "id"]);
  await index(db, "applications", ["email_key", "created_at", "id"]);
  await searchIndex(db, "applications", engine);

  await db.schema
    .createTable("application_events")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("application_id", type.id, (column) =>
      column.notNull().references("applications.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actor_id", type.id)
    .addColumn("detail", "text", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .execute();
  await index(db, "application_events", ["application_id", "id"]);

  await db.schema
    .createTable("outbox")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("application_id", type.id, (column) =>
      column.references("applications.id").onDelete("cascade"),
    )
    .addColumn("user_id", type.id, (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("to_email", "text")
    .addColumn("to_name", "text")
    .addColumn("to_hash", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("run_at", type.instant, (column) => column.notNull())
    .addColumn("lease_until", type.instant)
    .addColumn("last_error", "text")
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("finished_at", type.instant)
    .execute();
  await index(db, "outbox", ["state", "run_at"]);
  await index(db, "outbox", ["to_hash", "kind", "created_at"]);
  await index(db, "outbox", ["application_id"]);

  await db.schema
    .createTable("audit_log")
    .addColumn("id", type.id, (column) => column.primaryKey())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addColumn("actor_id", type.id)
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("target_kind", "text")
    .addColumn("target_id", "text")
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("network", "text")
    .addColumn("request_id", "text")
    .execute();
  await index(db, "audit_log", ["created_at", "id"]);
  await makeAppendOnly(db, "audit_log", engine);

  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at", type.instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("idempotency_keys")
    .addColumn("key_hash", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("created_at", type.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_keys_key_hash_unique", ["key_hash"])
    .execute();

  await db.schema
    .createTable("throttles")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("resets_at", type.instant, (column) => column.notNull())
    .execute();
}

/** A table that is listed and searched. SQLite's full-text index needs a row number that VACUUM keeps. */
function entity(db: Kysely<unknown>, name: string, engine: Engine): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return engine === "postgres"
    ? table.addColumn("id", "uuid", (column) => column.primaryKey())
    : table
        .addColumn("seq", "integer", (column) => column.primaryKey())
        .addColumn("id", "text", (column) => column.notNull())
        .addUniqueConstraint(`${name}_id_unique`, ["id"]);
}

/** A trigram index over `search_text`: finds any part of a word. */
async function searchIndex(db: Kysely<unknown>, name: string, engine: Engine): Promise<void> {
  if (engine === "postgres") {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index ${sql.id(`${name}_search`)} on ${sql.id(name)} using gin (search_text gin_trgm_ops)`.execute(
      db,
    );
    return;
  }
  const table = sql.id(name);
  const index = sql.id(`${name}_fts`);
  const remove = sql`insert into ${index} (${index}, rowid, search_text) values ('delete', old.seq, old.search_text);`;
  const add = sql`insert into ${index} (rowid, search_text) values (new.seq, new.search_text);`;
  await sql`create virtual table ${index} using fts5(search_text, content=${sql.lit(name)}, content_rowid='seq', tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`create trigger ${sql.id(`${name}_fts_insert`)} after insert on ${table} begin ${add} end`.execute(
    db,
  );
  await sql`create trigger ${sql.id(`${name}_fts_delete`)} after delete on ${table} begin ${remove} end`.execute(
    db,
  );
  await sql`create trigger ${sql.id(`${name}_fts_update`)} after update of search_text on ${table} begin ${remove} ${add} end`.execute(
    db,
  );
}

/** Changes and deletions are refused by the database itself. */
async function makeAppendOnly(db: Kysely<unknown>, name: string, engine: Engine): Promise<void> {
  const table = sql.id(name);
  if (engine === "postgres") {
    await sql`create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$`.execute(
      db,
    );
    await sql`create trigger ${sql.id(`${name}_append_only`)} before update or delete on ${table} for each row execute function refuse_change()`.execute(
      db,
    );
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.id(`${name}_no_${change}`)} before ${sql.raw(change)} on ${table} begin select raise(abort, 'append-only'); end`.execute(
      db,
    );
  }
}

import type { Engine } from "../engine.ts";

/** What is searched, with the columns that its lists are filtered by. */
const searched = {
  users: ["created_at", "id", "role", "active"],
  applications: ["spam", "created_at", "id", "status", "job_id", "withdrawn_at"],
};

/** The trigram indexes of what is searched, and the triggers that keep the audit log append-only. */
export function searchAndAuditParts(engine: Engine): string[] {
  const isSqlite = engine === "sqlite";
  return [
    ...(isSqlite ? [] : ["create extension if not exists pg_trgm"]),
    ...Object.entries(searched).flatMap(([table, columns]) =>
      isSqlite ? sqliteSearch(table, columns) : postgresSearch(table, columns),
    ),
    ...(isSqlite ? sqliteAppendOnly : postgresAppendOnly),
  ];
}

/** `…_listed` holds the texts in the order of the list: a short word is looked for in all of them. */
function sqliteSearch(table: string, columns: readonly string[]): string[] {
  const fts = `${table}_fts`;
  const remove = `insert into ${fts} (${fts}, rowid, search_text) values ('delete', old.seq, old.search_text);`;
  const add = `insert into ${fts} (rowid, search_text) values (new.seq, new.search_text);`;
  return [
    `create index ${table}_listed on ${table} (${columns.join(", ")}, search_text)`,
    `create virtual table ${fts} using fts5(search_text, content='${table}', content_rowid='seq', tokenize='trigram case_sensitive 1')`,
    `create trigger ${fts}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${fts}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${fts}_update after update of search_text on ${table} begin ${remove} ${add} end`,
  ];
}

const postgresSearch = (table: string, columns: readonly string[]) => [
  `create index ${table}_listed on ${table} (${columns.join(", ")}) include (search_text)`,
  `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
];

const refuse = "begin select raise(abort, 'append-only'); end";

/** An insert that replaces a row counts as no deletion on SQLite, so it is refused separately. */
const sqliteAppendOnly = [
  `create trigger audit_log_no_update before update on audit_log ${refuse}`,
  `create trigger audit_log_no_delete before delete on audit_log ${refuse}`,
  `create trigger audit_log_no_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id) ${refuse}`,
];

const postgresAppendOnly = [
  "create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$",
  "create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change()",
  "create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change()",
];

const index = (table: string, ...columns: string[]) =>
  `create index ${table}_${columns.join("_")} on ${table} (${columns.join(", ")})`;

/** Every list leaves spam out or shows nothing else, so `spam` comes first. */
export const indexes = [
  index("users", "created_at", "id"),
  index("users", "role", "created_at", "id", "active"),
  index("users", "active", "created_at", "id", "role"),
  index("applications", "spam", "created_at", "id"),
  // The last columns let a filtered list be counted from the index alone.
  index("applications", "spam", "status", "created_at", "id", "job_id", "withdrawn_at"),
  index("applications", "spam", "job_id", "created_at", "id", "status", "withdrawn_at"),
  index("applications", "email_key", "spam", "created_at", "id"),
  index("applications", "status", "status_at"),
  index("applications", "cv_scan_pending", "created_at"),
  index("sessions", "user_id", "last_used_at"),
  index("one_time_tokens", "user_id", "purpose"),
  index("user_undos", "user_id"),
  index("application_events", "application_id", "id"),
  `create index application_events_decided on application_events (id, application_id, detail)
    where kind = 'status'`,
  index("application_undos", "application_id"),
  index("outbox", "state", "run_at"),
  index("outbox", "state", "created_at", "id"),
  index("outbox", "created_at", "id"),
  index("outbox", "to_hash", "kind", "created_at"),
  index("outbox", "application_id", "kind"),
  index("outbox", "user_id"),
  index("audit_log", "created_at", "id"),
  index("audit_log", "actor_id", "id"),
  index("audit_log", "target_id", "id"),
  index("audit_log", "action", "id"),
  index("failed_sign_ins", "target_id", "id"),
  index("former_slugs", "position_id"),
  `create unique index email_templates_kind_language on email_templates (kind, language)
    where kind <> 'own'`,
  index("email_templates", "updated_by"),
  index("application_notes", "application_id", "id"),
  index("application_notes", "author_id"),
  index("interviews", "application_id", "id"),
  index("interviews", "state", "starts_at"),
  index("interviews", "created_by"),
  index("interview_people", "user_id"),
  index("outbox", "interview_id"),
  // The source comes first, so that no list without this filter takes the index.
  index("applications", "source", "spam", "created_at", "id"),
];

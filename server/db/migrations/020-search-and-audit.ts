import type { Engine } from "#server/db/engine.ts";

/** Searchable tables with their filter columns. */
const searched = {
  users: ["created_at", "id", "role", "active"],
  applications: ["spam", "created_at", "id", "status", "job_id", "withdrawn_at"],
};

/** The trigram indexes of these tables, and the triggers that keep the audit log append-only. */
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

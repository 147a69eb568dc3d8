import type { Engine } from "#server/db/engine.ts";
import { searchAndAuditParts } from "./020-search-and-audit.ts";

/** The types of columns that the engines call differently. */
export const typesOf = {
  sqlite: { id: "text", instant: "text", day: "text", bytes: "blob" },
  postgres: { id: "uuid", instant: "timestamptz(3)", day: "date", bytes: "bytea" },
} as const;

/** The SQL statements of a migration. */
export type Migration = (types: (typeof typesOf)[Engine], engine: Engine) => string[];

/** The whole schema. */
export const start: Migration = (types, engine) => [
  // Of two indexes that seem to cost the same SQLite takes the later: the narrow ones come last.
  ...tables(types, engine),
  ...searchAndAuditParts(engine),
  ...indexes,
];

const tables: Migration = ({ id, instant, day, bytes }, engine) => {
  // SQLite's full-text index needs a row number that VACUUM keeps.
  const listedId =
    engine === "sqlite"
      ? "seq integer primary key, id text not null unique"
      : "id uuid primary key";
  const userId = `user_id ${id} not null references users (id) on delete cascade`;
  const applicationId = `application_id ${id} not null references applications (id) on delete cascade`;
  return [
    `create table users (
      ${listedId},
      email text not null,
      email_key text not null constraint users_email_key_unique unique,
      name text not null,
      role text not null,
      active BOOLEAN not null,
      status text not null,
      password_hash text,
      phone text,
      phone_emergency text,
      dob ${day},
      national_id text,
      starting_date ${day},
      address text,
      current_address text,
      notes text,
      avatar text,
      language text,
      two_step_secret text,
      two_step_at ${instant},
      two_step_last_step integer,
      search_text text not null,
      created_at ${instant} not null,
      updated_at ${instant} not null
    )`,
    `create table applications (
      ${listedId},
      full_name text not null,
      email text not null,
      email_key text not null,
      phone text,
      job_id text not null,
      status text not null,
      notes text,
      experience_level text not null,
      portfolio_url text,
      linkedin_url text,
      github_url text,
      available_start_date ${day},
      language text not null,
      policy_version text not null,
      cv_key text constraint applications_cv_key_unique unique,
      cv_sha256 text,
      cv_original_name text,
      cv_size_bytes integer,
      cv_content_type text,
      cv_scan_pending BOOLEAN not null default false,
      spam BOOLEAN not null default false,
      spam_reason text,
      shown_status text,
      shown_until ${instant},
      status_at ${instant},
      withdrawn_at ${instant},
      legal_hold BOOLEAN not null default false,
      created_at ${instant} not null,
      updated_at ${instant} not null,
      search_text text not null,
      cover_letter text
    )`,
    `create table sessions (
      id ${id} primary key,
      ${userId},
      counter integer not null,
      confirmed BOOLEAN not null,
      rotated_at ${instant} not null,
      created_at ${instant} not null,
      last_used_at ${instant} not null,
      expires_at ${instant} not null,
      user_agent text not null,
      network text not null
    )`,
    `create table one_time_tokens (
      id ${id} primary key,
      purpose text not null,
      user_id ${id} references users (id) on delete cascade,
      application_id ${id} references applications (id) on delete cascade,
      email text,
      token_hash text not null constraint one_time_tokens_token_hash_unique unique,
      created_at ${instant} not null,
      expires_at ${instant} not null,
      used_at ${instant}
    )`,
    `create table user_undos (
      undo_id ${id} not null,
      ${userId},
      changed_at ${instant} not null,
      was_active BOOLEAN not null,
      expires_at ${instant} not null,
      primary key (undo_id, user_id)
    )`,
    `create table recovery_codes (
      ${userId},
      code_hash text not null,
      primary key (user_id, code_hash)
    )`,
    `create table avatars (
      key text primary key,
      ${userId} constraint avatars_user_id_unique unique,
      bytes ${bytes} not null
    )`,
    `create table application_events (
      id ${id} primary key,
      ${applicationId},
      kind text not null,
      actor_id ${id},
      detail text not null,
      created_at ${instant} not null
    )`,
    `create table application_undos (
      undo_id ${id} not null,
      ${applicationId},
      changed_at ${instant} not null,
      before text not null,
      expires_at ${instant} not null,
      primary key (undo_id, application_id)
    )`,
    `create table outbox (
      id ${id} primary key,
      kind text not null,
      application_id ${id} references applications (id) on delete cascade,
      user_id ${id} references users (id) on delete cascade,
      to_email text,
      to_name text,
      to_hash text,
      subject text not null,
      text text not null,
      html text not null,
      state text not null,
      attempts integer not null,
      run_at ${instant} not null,
      lease_until ${instant},
      last_error text,
      created_at ${instant} not null,
      finished_at ${instant}
    )`,
    `create table audit_log (
      id ${id} primary key,
      created_at ${instant} not null,
      actor_id ${id},
      action text not null,
      target_kind text,
      target_id text,
      fields text not null,
      network text,
      request_id text,
      status_before text,
      status_after text
    )`,
    `create table failed_sign_ins (
      id ${id} primary key,
      hour ${instant} not null,
      network text not null,
      target_id text not null,
      failures integer not null,
      created_at ${instant} not null,
      constraint failed_sign_ins_sum_unique unique (hour, network, target_id)
    )`,
    `create table settings (
      key text primary key,
      value text not null,
      updated_at ${instant} not null
    )`,
    `create table state (
      name text primary key,
      value text not null,
      updated_at ${instant} not null
    )`,
    `create table idempotency_keys (
      key_hash text not null constraint idempotency_keys_key_hash_unique primary key,
      checksum text not null,
      response text not null,
      created_at ${instant} not null
    )`,
    `create table throttles (
      key text primary key,
      hits integer not null,
      resets_at ${instant} not null
    )`,
    `create table page_visits (
      day ${day} not null,
      path text not null,
      visits integer not null,
      primary key (day, path)
    )`,
  ];
};

const index = (table: string, ...columns: string[]) =>
  `create index ${table}_${columns.join("_")} on ${table} (${columns.join(", ")})`;

/** Every list leaves spam out or shows nothing else, so `spam` comes first. */
const indexes = [
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
];

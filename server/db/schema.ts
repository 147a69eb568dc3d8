import type { Generated, Kysely, Transaction } from "kysely";
import type { LinkPurpose } from "#contract/auth.ts";
import type { ApplicationStatus, ExperienceLevel, SpamReason } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import type { Role } from "#contract/roles.ts";
import type { EmploymentStatus } from "#contract/users.ts";

// One type for both engines. Instants are ISO-8601 text in UTC, days are `YYYY-MM-DD`, lists and
// records are JSON text; `server/db/open.ts` makes both engines answer so.

export type UsersTable = {
  id: string;
  email: string;
  /** The address as it is compared: lower case, composed. Unique. */
  email_key: string;
  name: string;
  role: Role;
  active: boolean;
  status: EmploymentStatus;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  phone: string | null;
  phone_emergency: string | null;
  dob: string | null;
  national_id: string | null;
  starting_date: string | null;
  address: string | null;
  current_address: string | null;
  notes: string | null;
  /** Names the row of `avatars`. */
  avatar: string | null;
  /** What letters to this account are written in; null until it has signed in or up. */
  language: Language | null;
  /** Secret of the authenticator app, encrypted. In force while `two_step_at` is set. */
  two_step_secret: string | null;
  two_step_at: string | null;
  /** Time step of the newest code that was used, so that no code counts twice. */
  two_step_last_step: number | null;
  search_text: string;
  created_at: string;
  updated_at: string;
};

/** A sign-in. Its refresh tokens are derived from `id` and `counter`; none is stored. */
export type SessionsTable = {
  id: string;
  user_id: string;
  counter: number;
  /** Whether a request has proved that the token of the current counter reached its owner. */
  confirmed: boolean;
  /** When the pair of the current counter was made, or given once more because its answer was lost. */
  rotated_at: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  user_agent: string;
  network: string;
};

export type OneTimeTokensTable = {
  id: string;
  purpose: LinkPurpose | "email" | "erase";
  user_id: string | null;
  /** The application an `erase` link is for. */
  application_id: string | null;
  /** The new address an `email` link was sent to. */
  email: string | null;
  /** SHA-256 of the token. The token itself is nowhere but in the link. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

/** Who could sign in before a change of many users that can still be taken back. */
export type UserUndosTable = {
  /** Names the change. */
  undo_id: string;
  user_id: string;
  /** The `updated_at` that the change left; another one means that somebody has been there since. */
  changed_at: string;
  was_active: boolean;
  expires_at: string;
};

/** One for each recovery code that is left. */
export type RecoveryCodesTable = { user_id: string; code_hash: string };

/** Portraits. Small, and gone with their user, so they lie beside them and not among the files. */
export type AvatarsTable = {
  /** Part of the address; cannot be guessed. */
  key: string;
  user_id: string;
  bytes: Buffer;
};

export type ApplicationsTable = {
  id: string;
  full_name: string;
  email: string;
  email_key: string;
  phone: string | null;
  job_id: string;
  status: ApplicationStatus;
  notes: string | null;
  cover_letter: string | null;
  experience_level: ExperienceLevel;
  portfolio_url: string | null;
  linkedin_url: string | null;
  github_url: string | null;
  available_start_date: string | null;
  language: Language;
  policy_version: string;
  cv_key: string | null;
  cv_sha256: string | null;
  cv_original_name: string | null;
  cv_size_bytes: number | null;
  cv_content_type: string | null;
  /** True until the virus scanner has seen the file; nobody gets it before. */
  cv_scan_pending: Generated<boolean>;
  spam: Generated<boolean>;
  spam_reason: SpamReason | null;
  /** What the applicant is shown instead of `status` until `shown_until`, when the letter about it leaves. */
  shown_status: ApplicationStatus | null;
  shown_until: string | null;
  /** When `status` last changed; retention counts from here. */
  status_at: string;
  withdrawn_at: string | null;
  legal_hold: Generated<boolean>;
  search_text: string;
  created_at: string;
  updated_at: string;
};

export type ApplicationEventsTable = {
  id: string;
  application_id: string;
  kind:
    | "submitted"
    | "status"
    | "notes"
    | "cv_downloaded"
    | "cv_viewed"
    | "cv_replaced"
    | "cv_infected"
    | "withdrawn"
    | "spam_restored"
    | "legal_hold"
    | "erasure_asked";
  actor_id: string | null;
  /** JSON: what the kind needs, for example the statuses before and after. */
  detail: string;
  created_at: string;
};

/** What an application was before a change of many that can still be taken back. */
export type ApplicationUndosTable = {
  /** Names the change. */
  undo_id: string;
  application_id: string;
  /** The `updated_at` that the change left; another one means that somebody has been there since. */
  changed_at: string;
  /** JSON: the columns as they were, and the letters that were taken back. */
  before: string;
  expires_at: string;
};

export type OutboxTable = {
  id: string;
  kind: string;
  application_id: string | null;
  user_id: string | null;
  /** Null until a recipient of this kind is set; the state is then `held`. */
  to_email: string | null;
  to_name: string | null;
  /** Hash of the address, by which emails to one address are counted. */
  to_hash: string | null;
  subject: string;
  text: string;
  html: string;
  state: "queued" | "sent" | "filed" | "failed" | "held";
  attempts: number;
  run_at: string;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
};

/** Append-only: a trigger refuses changes. It names fields, never their values. */
export type AuditLogTable = {
  id: string;
  created_at: string;
  actor_id: string | null;
  action: string;
  target_kind: string | null;
  target_id: string | null;
  fields: string;
  network: string | null;
  request_id: string | null;
  /** Where an application's status was changed. */
  status_before: string | null;
  status_after: string | null;
};

/** Sign-ins that failed within an hour, from one network, for one account. Kept for 90 days. */
export type FailedSignInsTable = {
  /** Of the first of them. */
  id: string;
  hour: string;
  network: string;
  /** Id of the account; empty for an unknown address. */
  target_id: string;
  failures: number;
  created_at: string;
};

/** Changed settings: `key` is the name of the setting, `value` is JSON. */
export type SettingsTable = { key: string; value: string; updated_at: string };

/** State that servers share: leases of jobs and the results of backups. */
export type StateTable = { name: string; value: string; updated_at: string };

export type IdempotencyKeysTable = {
  key_hash: string;
  fingerprint: string;
  answer: string;
  created_at: string;
};

/** Attempts counted in a window of time, by a hashed key. */
export type ThrottlesTable = { key: string; hits: number; resets_at: string };

/** How often a page was opened on a day in Vietnam. Nothing is kept of who did. */
export type PageVisitsTable = { day: string; path: string; visits: number };

export type Schema = {
  users: UsersTable;
  user_undos: UserUndosTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  recovery_codes: RecoveryCodesTable;
  avatars: AvatarsTable;
  applications: ApplicationsTable;
  application_events: ApplicationEventsTable;
  application_undos: ApplicationUndosTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  failed_sign_ins: FailedSignInsTable;
  settings: SettingsTable;
  state: StateTable;
  idempotency_keys: IdempotencyKeysTable;
  throttles: ThrottlesTable;
  page_visits: PageVisitsTable;
};

export type Db = Kysely<Schema>;
/** What a function asks for when it must not run outside a transaction. */
export type Tx = Transaction<Schema>;

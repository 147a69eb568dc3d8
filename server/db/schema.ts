import type { PositionKind, PositionState } from "#contract/positions.ts";
import type { Generated, Kysely, Transaction } from "kysely";
import type { TemplateKind } from "#contract/email-templates.ts";
import type {
  ApplicationStatus,
  Consent,
  ExperienceLevel,
  SpamReason,
} from "#contract/applications.ts";
import type { RejectionReason } from "#contract/rejection-reason.ts";
import type { Language } from "#contract/languages.ts";
import type { ApplicationSource } from "#contract/sources.ts";
import type { OneTimeTokensTable, SessionsTable, UsersTable } from "./account-tables.ts";
import type { ApplicantColumns } from "./applicant-columns.ts";
import type { AttachmentTables } from "./attachment-tables.ts";
import type { BulkTables } from "./bulk-tables.ts";
import type { ApplicationEventsTable } from "./event-tables.ts";
import type { CountTables } from "./count-tables.ts";
import type { NoteTables } from "./note-tables.ts";
import type { PrivacyTables } from "./privacy-tables.ts";
import type { CalendarMethod, InterviewTables } from "./interview-tables.ts";

// One type for both engines. Instants are ISO-8601 text in UTC, days are `YYYY-MM-DD`, lists and
// records are JSON text; `postgres.ts` and `sqlite.ts` convert what the drivers return.

export type ApplicationsTable = ApplicantColumns & {
  id: string;
  full_name: string;
  email: string;
  email_key: string;
  phone: string | null;
  job_id: string;
  /** The title of a listed position in the applicant's language, as it was then; null for another text. */
  job_title: Generated<string | null>;
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
  consent_text_id: string | null;
  consent_withdrawn_at: string | null;
  cv_key: string | null;
  cv_sha256: string | null;
  cv_original_name: string | null;
  cv_size_bytes: number | null;
  cv_content_type: string | null;
  /** True until the virus scanner has checked the file; downloads wait for it. */
  cv_scan_pending: Generated<boolean>;
  spam: Generated<boolean>;
  spam_reason: SpamReason | null;
  /** The applicant sees this instead of `status` until `shown_until`, or without that until the email about it has left. */
  shown_status: ApplicationStatus | null;
  shown_until: string | null;
  /** The last change of `status`; retention counts from here. */
  status_at: string;
  withdrawn_at: string | null;
  /** When a member of staff first opened the resume, wrote a note or decided. */
  looked_at: string | null;
  rejection_reason: RejectionReason | null;
  source: Generated<ApplicationSource>;
  source_detail: string | null;
  /** The user who added it by hand, and why the company may process it; null when the applicant sent it. */
  added_by: string | null;
  consent: Consent | null;
  legal_hold: Generated<boolean>;
  search_text: string;
  created_at: string;
  updated_at: string;
  /** The user who changed it last; null for the applicant and the server. */
  updated_by: string | null;
  /** Raised by everything that staff see of it and that a decision must know. */
  seen_version: Generated<number>;
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
  interview_id: string | null;
  /** The member of staff whose change caused the email; null for the server and for applicants. */
  author_id: string | null;
  /** The event that the email carries, as iCalendar text, and its method. */
  calendar: string | null;
  calendar_method: CalendarMethod | null;
  /** JSON (`ToldInterview`): what the email tells its recipient about an interview; null for nothing new. */
  told: string | null;
  /** JSON (`EmailText`): what HR wrote instead of the standard text, for an email that may be edited. */
  written: string | null;
  /** JSON (`HrNotice[]`): what the email tells HR about an application; null for all other emails. */
  notices: string | null;
  state: "queued" | "sent" | "savedToFile" | "failed" | "held";
  attempts: number;
  run_at: string;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  finished_at: string | null;
};

/** Append-only: a trigger refuses changes. `fields` holds names of fields, never values. */
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
  /** Set for a change of an application's status. */
  status_before: string | null;
  status_after: string | null;
};

/** Positions. `names` (title and label) and `content` (the other texts) are JSON. */
export type PositionsTable = {
  id: string;
  slug: string;
  kind: PositionKind;
  state: PositionState;
  advertised: boolean;
  is_sample: boolean;
  /** The order in lists, from 0. */
  place: number;
  names: string;
  content: string;
  posted_on: string | null;
  closes_on: string | null;
  /** The `closes_on` that HR was emailed about. */
  announced_closing: string | null;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
};

/** Changed standard texts of emails to applicants, one for each kind and language, and HR's own texts. */
export type EmailTemplatesTable = {
  id: string;
  kind: TemplateKind;
  language: Language;
  /** The name of an own text; null for a standard one. */
  name: string | null;
  subject: string;
  text: string;
  /** The user who changed it last; null when the account is deleted. */
  updated_by: string | null;
  updated_at: string;
};

/** The searchable words of a resume and a cover letter. */
export type ResumeTextsTable = {
  application_id: string;
  /** The resume that `text` comes from; null without one. */
  cv_sha256: string | null;
  /** `pending` waits for the job; of an `unreadable` resume only the cover letter is indexed. */
  state: "pending" | "indexed" | "unreadable";
  /** The text of the resume; empty until it is read. */
  text: string;
  /** The different words of both texts, normalised, separated by spaces. */
  words: string;
  read_at: string | null;
};

export type Schema = InterviewTables &
  AttachmentTables &
  BulkTables &
  CountTables &
  NoteTables &
  PrivacyTables & {
    users: UsersTable;
    /** Of 1.0.0, whose backups may contain rows; nothing reads them. */
    user_undos: {
      undo_id: string;
      user_id: string;
      changed_at: string;
      was_active: boolean;
      expires_at: string;
    };
    sessions: SessionsTable;
    one_time_tokens: OneTimeTokensTable;
    /** One row for each unused recovery code. */
    recovery_codes: { user_id: string; code_hash: string };
    /** Portraits. They are small and deleted with their user, so the database holds them. */
    avatars: {
      /** A random part of the portrait's URL. */
      key: string;
      user_id: string;
      bytes: Buffer;
    };
    applications: ApplicationsTable;
    application_events: ApplicationEventsTable;
    resume_texts: ResumeTextsTable;
    /** The state of an application before a bulk change that can still be undone. */
    application_undos: {
      undo_id: string;
      application_id: string;
      /** `updated_at` after the change; a later one of the same application is a later decision. */
      changed_at: string;
      /** JSON: all that the undo restores. */
      before: string;
      expires_at: string;
    };
    outbox: OutboxTable;
    email_templates: EmailTemplatesTable;
    audit_log: AuditLogTable;
    /** Failed sign-ins of an hour from one network to one account. Kept for 90 days. */
    failed_sign_ins: {
      /** The id of the first failure. */
      id: string;
      hour: string;
      network: string;
      /** The id of the account; empty for an unknown address. */
      target_id: string;
      failures: number;
      created_at: string;
    };
    positions: PositionsTable;
    /** Earlier slugs of positions, which redirect to the present one. */
    former_slugs: { slug: string; position_id: string };
    /** Changed settings: `key` is the name of the setting, `value` is JSON. */
    settings: { key: string; value: string; updated_at: string; updated_by: string | null };
    /** State that servers share: leases of jobs and results of backups. */
    state: { name: string; value: string; updated_at: string };
    idempotency_keys: {
      key_hash: string;
      checksum: string;
      response: string;
      created_at: string;
    };
    /** Counted attempts by a hashed key. */
    throttles: { key: string; hits: number; resets_at: string };
    erased_files: { key: string; erased_at: string };
    /** The users from before a month who were removed in it, and those of them who were active when it began. */
    removed_users: { month: string; users: number; active: number };
  };

export type Db = Kysely<Schema>;
/** The parameter type of functions that must run in a transaction. */
export type Tx = Transaction<Schema>;
/** The transaction of a change and its one time. */
export type Moment = { tx: Tx; now: Date };

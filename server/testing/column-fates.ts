import type { Schema } from "#server/db/schema.ts";

/**
 * What becomes of a column about an applicant. `copied`, `told` (in the copy where it was told) and `derived` (from
 * what is copied) are erased with the application, as is what is left out with a reason. `kept` outlives the erasure.
 */
export type Fate = "copied" | "told" | "derived" | { leftOut: string } | { kept: string };

/** The tables with rows about one applicant. */
export type ApplicantTable =
  | "applications"
  | "application_events"
  | "application_notes"
  | "application_steps"
  | "application_undos"
  | "attachments"
  | "attachment_parts"
  | "interview_invitations"
  | "interview_people"
  | "interview_slots"
  | "interviews"
  | "one_time_tokens"
  | "outbox"
  | "privacy_requests"
  | "resume_texts"
  | "verdict_openings";

const inner = { leftOut: "the inner work of HR" } as const;
const link = { leftOut: "a number that joins rows" } as const;
const machine = { leftOut: "says how the server works, nothing about the person" } as const;
const secret = { leftOut: "a secret, or what proves one" } as const;
const counted = { kept: "a number without a name, for reports" } as const;
const register = { kept: "the register of requests, by its receipt number alone" } as const;

/** Every column of these tables. A new one does not compile until its fate is here. */
export const columnFates: { [Table in ApplicantTable]: Record<keyof Schema[Table], Fate> } = {
  applications: {
    id: "copied",
    full_name: "copied",
    email: "copied",
    email_key: "derived",
    phone: "copied",
    job_id: "derived",
    job_title: "copied",
    status: "told",
    notes: inner,
    cover_letter: "copied",
    experience_level: "copied",
    portfolio_url: "copied",
    linkedin_url: "copied",
    github_url: "copied",
    available_start_date: "copied",
    language: "copied",
    policy_version: "copied",
    consent_text_id: "derived",
    consent_withdrawn_at: "copied",
    cv_key: link,
    cv_sha256: "derived",
    cv_original_name: "copied",
    cv_size_bytes: "derived",
    cv_content_type: "derived",
    cv_scan_pending: machine,
    spam: inner,
    spam_reason: inner,
    seen_version: machine,
    shown_status: "told",
    shown_until: machine,
    status_at: machine,
    withdrawn_at: "copied",
    looked_at: inner,
    rejection_reason: inner,
    source: "copied",
    source_detail: "copied",
    added_by: "derived",
    consent: "copied",
    legal_hold: "copied",
    search_text: "derived",
    created_at: "copied",
    updated_at: machine,
    updated_by: inner,
    previous_email: "copied",
    previous_email_until: machine,
    message_at: machine,
    talent_pool_until: "copied",
    talent_pool_asked_at: machine,
    apologised_at: machine,
    user_id: "derived",
    link_version: machine,
    visit_ends_at: machine,
    visit_corrections: machine,
    address_confirmed_at: "copied",
    disowned_at: "copied",
  },
  application_events: {
    id: link,
    application_id: link,
    kind: "told",
    actor_id: inner,
    detail: "told",
    seen_version: machine,
    created_at: "told",
  },
  application_notes: {
    id: link,
    application_id: link,
    author_id: inner,
    text: inner,
    verdict: inner,
    created_at: inner,
    after_others: inner,
  },
  verdict_openings: { application_id: link, user_id: inner, opened_at: inner },
  application_steps: {
    id: counted,
    application_id: link,
    day: counted,
    position: counted,
    source: counted,
    step: counted,
    business_days: counted,
    rejected_for: counted,
    reached_on: counted,
    rejected_on: counted,
  },
  application_undos: {
    undo_id: machine,
    application_id: link,
    changed_at: machine,
    before: machine,
    expires_at: machine,
  },
  attachments: {
    id: link,
    application_id: link,
    message_id: link,
    // The archive has the files under their names.
    purpose: machine,
    name: "told",
    type: "derived",
    bytes: "derived",
    created_at: machine,
  },
  attachment_parts: { attachment_id: link, number: machine, bytes: "told" },
  interviews: {
    id: link,
    application_id: link,
    state: "told",
    minutes: "copied",
    place: "copied",
    video_link: "copied",
    note: "copied",
    starts_at: "copied",
    ends_at: "derived",
    decline_reason: "copied",
    cancel_reason: "copied",
    guests: { leftOut: "names of other people, who are no staff" },
    other_times: "copied",
    sequence: machine,
    visible_at: machine,
    reminded_for: machine,
    undo: machine,
    created_by: inner,
    created_at: machine,
    updated_at: machine,
  },
  interview_slots: { interview_id: link, starts_at: "copied" },
  // The names of the interviewers are copied.
  interview_people: { interview_id: link, user_id: link },
  interview_invitations: {
    interview_id: link,
    to_hash: machine,
    user_id: link,
    method: machine,
    told: "derived",
    told_at: machine,
  },
  one_time_tokens: {
    id: link,
    purpose: secret,
    user_id: link,
    application_id: link,
    email: secret,
    token_hash: secret,
    created_at: secret,
    expires_at: secret,
    uses: secret,
    used_at: secret,
    replaced: secret,
  },
  outbox: {
    id: link,
    kind: machine,
    application_id: link,
    user_id: link,
    to_email: "derived",
    to_name: "derived",
    to_hash: machine,
    subject: "told",
    text: "told",
    html: "derived",
    interview_id: link,
    author_id: inner,
    calendar: "derived",
    calendar_method: machine,
    told: machine,
    written: "derived",
    notices: inner,
    state: machine,
    attempts: machine,
    run_at: machine,
    lease_until: machine,
    last_error: machine,
    created_at: machine,
    finished_at: "told",
  },
  privacy_requests: {
    id: register,
    application_id: link,
    receipt_number: register,
    kind: register,
    state: register,
    created_at: register,
    due_at: register,
    closed_at: register,
  },
  resume_texts: {
    application_id: link,
    cv_sha256: "derived",
    state: machine,
    text: { leftOut: "the words of the resume, which is in the archive" },
    words: { leftOut: "the words of the resume, which is in the archive" },
    read_at: machine,
  },
};

/** Why a table has no rows about one applicant. A new table does not compile until it is here or above. */
export const otherTables: Record<Exclude<keyof Schema, ApplicantTable>, string> = {
  users: "accounts, whose own copy has them",
  sessions: "accounts",
  recovery_codes: "accounts",
  avatars: "accounts",
  user_undos: "accounts",
  failed_sign_ins: "accounts",
  calendar_feeds: "accounts",
  consent_texts: "sentences that apply to all",
  bulk_acts: "acts of staff, by ids alone, purged",
  email_stops: "hashes of addresses, purged",
  visitor_emails: "hashes of addresses, purged",
  email_codes: "hashes, so that an email can be checked later",
  email_templates: "texts of the company",
  audit_log: "acts by ids and names of fields, never values",
  positions: "texts of the company",
  former_slugs: "texts of the company",
  settings: "of the company",
  state: "of the servers",
  idempotency_keys: "hashes and answers of a day, purged",
  throttles: "hashes, purged",
  page_visits: "numbers",
  funnel_counts: "numbers",
  erased_files: "keys of files to remove",
  erased_records: "hashes of erased ids, for restores",
  removed_users: "numbers",
};

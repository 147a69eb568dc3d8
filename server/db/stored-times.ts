import type { Schema } from "./schema.ts";

/**
 * What a stored instant or day means to a clock that was wrong. What has `happened` later than now counts as never
 * happened (`hasHappened`). What is `planned` comes no earlier than it says, whatever the clock has said.
 */
type StoredTime = "happened" | "planned";

type Columns<Table> = Partial<Record<Extract<keyof Table, string>, StoredTime>>;

/** Every column with an instant or a day, which a test compares with the database. */
export const storedTimes: { readonly [Table in keyof Schema]?: Columns<Schema[Table]> } = {
  application_events: { created_at: "happened" },
  application_notes: { created_at: "happened" },
  application_steps: { day: "happened" },
  application_undos: { changed_at: "happened", expires_at: "planned" },
  applications: {
    address_confirmed_at: "happened",
    apologised_at: "happened",
    available_start_date: "planned",
    consent_withdrawn_at: "happened",
    created_at: "happened",
    disowned_at: "happened",
    looked_at: "happened",
    message_at: "happened",
    previous_email_until: "planned",
    shown_until: "planned",
    // Retention counts from here, and stands still until an administrator has confirmed the clock.
    status_at: "happened",
    talent_pool_asked_at: "happened",
    talent_pool_until: "planned",
    updated_at: "happened",
    visit_ends_at: "planned",
    withdrawn_at: "happened",
  },
  attachments: { created_at: "happened" },
  audit_log: { created_at: "happened" },
  bulk_acts: { active_at: "happened", created_at: "happened", finished_at: "happened" },
  calendar_feeds: { created_at: "happened" },
  email_codes: { day: "happened" },
  email_stops: { until: "planned" },
  email_templates: { updated_at: "happened" },
  erased_files: { erased_at: "happened" },
  erased_records: { erased_at: "happened" },
  failed_sign_ins: { created_at: "happened", hour: "happened" },
  funnel_counts: { day: "happened" },
  idempotency_keys: { created_at: "happened" },
  interview_invitations: { told_at: "happened" },
  interview_slots: { starts_at: "planned" },
  interviews: {
    created_at: "happened",
    ends_at: "planned",
    reminded_for: "planned",
    starts_at: "planned",
    updated_at: "happened",
    visible_at: "planned",
  },
  one_time_tokens: { created_at: "happened", expires_at: "planned", used_at: "happened" },
  outbox: {
    created_at: "happened",
    finished_at: "happened",
    // The beginning of the lease and its fixed length.
    lease_until: "happened",
    run_at: "planned",
  },
  page_visits: { day: "happened" },
  positions: {
    announced_closing: "planned",
    closes_on: "planned",
    created_at: "happened",
    posted_on: "happened",
    updated_at: "happened",
  },
  privacy_requests: { closed_at: "happened", created_at: "happened", due_at: "planned" },
  resume_texts: { read_at: "happened" },
  sessions: {
    created_at: "happened",
    expires_at: "planned",
    last_used_at: "happened",
    rotated_at: "happened",
  },
  settings: { updated_at: "happened" },
  // Also the beginnings of leases.
  state: { updated_at: "happened" },
  throttles: { resets_at: "planned" },
  user_undos: { changed_at: "happened", expires_at: "planned" },
  users: {
    created_at: "happened",
    dob: "happened",
    email_confirmed_at: "happened",
    starting_date: "planned",
    two_step_at: "happened",
    updated_at: "happened",
  },
  visitor_emails: { created_at: "happened" },
};

/** The clock of another server may differ so much. */
const aheadMs = 60_000;

/** The latest instant that counts as happened. */
export const latestHappened = (now: Date): string =>
  new Date(now.getTime() + aheadMs).toISOString();

/** Whether something happened. A clock that was ahead has recorded what is later than now. */
export const hasHappened = (at: string, now: Date): boolean =>
  Date.parse(at) <= now.getTime() + aheadMs;

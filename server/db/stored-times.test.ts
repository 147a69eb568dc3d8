import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { onPostgres, testApp } from "#server/testing/app.ts";
import type { Schema } from "./schema.ts";
import { hasHappened } from "./stored-times.ts";

type StoredTime = "happened" | "planned";

type Columns<Table> = Partial<Record<Extract<keyof Table, string>, StoredTime>>;

/** Every column with an instant or a day. */
const storedTimes: { readonly [Table in keyof Schema]?: Columns<Schema[Table]> } = {
  application_events: { created_at: "happened" },
  application_notes: { created_at: "happened" },
  application_steps: { day: "happened", reached_on: "happened", rejected_on: "happened" },
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
  verdict_openings: { opened_at: "happened" },
  visitor_emails: { created_at: "happened" },
};

// SQLite stores instants and days as text, so that only PostgreSQL tells them from other columns.
onPostgres("Every column with an instant or a day", (engine) => {
  const app = testApp(engine);

  test("has happened or is planned", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
        and (data_type = 'date' or data_type like 'timestamp%')`.execute(app.db);
    const listed = Object.entries(storedTimes).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    assert.deepEqual(listed.toSorted(), rows.map(({ name }) => name).toSorted());
  });
});

test("a time later than now has not happened, except by the clock of another server", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  assert.equal(hasHappened("2026-11-28T12:01:00Z", now), true);
  assert.equal(hasHappened("2026-11-28T12:01:01Z", now), false);
});

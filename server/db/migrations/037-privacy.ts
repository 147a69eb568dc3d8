import type { Migration } from "./020-start.ts";

/** The sentences to which applicants agreed, and the requests of people with their clocks. */
export const privacy: Migration = ({ id, instant }) => [
  `create table consent_texts (
    id ${id} primary key,
    version text not null,
    language text not null,
    text text not null,
    constraint consent_texts_unique unique (version, language, text)
  )`,
  `alter table applications add column consent_text_id ${id}`,
  `alter table applications add column consent_withdrawn_at ${instant}`,
  `create table privacy_requests (
    id ${id} primary key,
    application_id ${id} references applications (id) on delete set null,
    receipt_number text not null,
    kind text not null,
    state text not null,
    created_at ${instant} not null,
    due_at ${instant} not null,
    closed_at ${instant}
  )`,
  "create index privacy_requests_application_id on privacy_requests (application_id)",
  "create index privacy_requests_state on privacy_requests (state, due_at)",
];

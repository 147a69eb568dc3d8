import type { Migration } from "./020-start.ts";

/** What applicants do at their desk: a new address that can be taken back, answers, files and the talent pool. */
export const applicantDesk: Migration = ({ id, instant }) => [
  "alter table applications add column previous_email text",
  `alter table applications add column previous_email_until ${instant}`,
  `alter table applications add column message_at ${instant}`,
  `alter table applications add column talent_pool_until ${instant}`,
  `alter table applications add column talent_pool_asked_at ${instant}`,
  `alter table applications add column apologised_at ${instant}`,
  `alter table applications add column user_id ${id} references users (id) on delete set null`,
  "create index applications_user_id on applications (user_id)",
  "create index applications_message_at on applications (message_at) where message_at is not null",
  `create index applications_talent_pool on applications (talent_pool_until)
    where talent_pool_until is not null`,
  "alter table attachments add column purpose text not null default 'message'",
];

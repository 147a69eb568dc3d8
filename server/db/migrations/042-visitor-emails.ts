import type { Migration } from "./020-start.ts";

/**
 * The emails that visitors cause, by hash of the address. Emails of a member of
 * staff are counted by their id, which holds the instant of their cause.
 */
export const visitorEmails: Migration = ({ id, instant }) => [
  `create table visitor_emails (
    id ${id} primary key,
    to_hash text not null,
    kind text not null,
    created_at ${instant} not null
  )`,
  "create index visitor_emails_to_hash on visitor_emails (to_hash, created_at)",
  "drop index outbox_author_id",
  "create index outbox_author_id on outbox (author_id, id)",
];

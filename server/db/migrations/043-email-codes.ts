import type { Migration } from "./020-start.ts";

/**
 * What the emails with a code were, and what an email to HR joins. A database that a server has used has sent
 * emails whose code belongs to their day: such codes are recognised for days up to this one.
 */
export const emailCodes: Migration = ({ day }, engine) => [
  `create table email_codes (
    hash text primary key,
    kind text not null,
    position text,
    day ${day} not null
  )`,
  "create index email_codes_day on email_codes (day)",
  "alter table outbox add column notices text",
  `insert into state (name, value, updated_at)
    select 'email-codes-since', '', ${engine === "sqlite" ? "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')" : "now()"}
    where exists (select 1 from state where name = 'auth-secret')`,
];

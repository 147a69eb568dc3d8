import type { Migration } from "./020-start.ts";

/**
 * Who changed a record last, whether a user was active when a month began, and whose calendar has an
 * interview: the logs that told so until now are never complete.
 */
export const authorsAndCounts: Migration = ({ id, instant }) => [
  `alter table applications add column updated_by ${id}`,
  `alter table users add column updated_by ${id}`,
  `alter table positions add column updated_by ${id}`,
  `alter table settings add column updated_by ${id}`,
  // The month of the last change of `active`, and the value before the first change in that month.
  "alter table users add column active_month text",
  "alter table users add column active_before BOOLEAN",
  `create table removed_users (
    month text primary key,
    users integer not null,
    active integer not null
  )`,
  `create table interview_invitations (
    interview_id ${id} not null references interviews (id) on delete cascade,
    to_hash text not null,
    method text,
    told_at ${instant} not null,
    primary key (interview_id, to_hash)
  )`,
  // What the emails that have left so far have told each person.
  `insert into interview_invitations (interview_id, to_hash, method, told_at)
    select interview_id, to_hash, calendar_method, created_at from outbox
    where attempts > 0 and interview_id in (select id from interviews) and to_hash is not null
      and cast(id as text) = (select max(cast(newer.id as text)) from outbox as newer
        where newer.interview_id = outbox.interview_id and newer.to_hash = outbox.to_hash
          and newer.attempts > 0)`,
];

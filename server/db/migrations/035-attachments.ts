import type { Migration } from "./020-start.ts";

/** The files of messages to applicants, in parts of a bounded size, and the signatures of staff. */
export const attachments: Migration = ({ id, instant, bytes }) => [
  `create table attachments (
    id ${id} primary key,
    application_id ${id} not null references applications (id) on delete cascade,
    message_id ${id},
    name text not null,
    type text not null,
    bytes integer not null,
    created_at ${instant} not null
  )`,
  "create index attachments_application_id on attachments (application_id, id)",
  "create index attachments_message_id on attachments (message_id)",
  `create table attachment_parts (
    attachment_id ${id} not null references attachments (id) on delete cascade,
    number integer not null,
    bytes ${bytes} not null,
    primary key (attachment_id, number)
  )`,
  "alter table users add column signature text",
];

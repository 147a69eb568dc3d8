import type { Migration } from "./020-start.ts";

/** Team notes. They go with their application and stay without a name when their author goes. */
export const notes: Migration = ({ id, instant }) => [
  `create table application_notes (
    id ${id} primary key,
    application_id ${id} not null references applications (id) on delete cascade,
    author_id ${id} references users (id) on delete set null,
    text text not null,
    verdict text,
    created_at ${instant} not null
  )`,
  "create index application_notes_application_id on application_notes (application_id, id)",
  "create index application_notes_author_id on application_notes (author_id)",
];

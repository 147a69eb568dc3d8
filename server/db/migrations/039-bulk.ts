import type { Migration } from "./020-start.ts";

/** Changes of many records. What is left to do is in the row, so that any server goes on with an interrupted one. */
export const bulk: Migration = ({ id, instant }) => [
  `create table bulk_acts (
    id ${id} primary key,
    kind text not null,
    author_id ${id} not null,
    act text not null,
    active_at ${instant} not null,
    created_at ${instant} not null,
    finished_at ${instant}
  )`,
  "create index bulk_acts_active_at on bulk_acts (active_at) where finished_at is null",
];

import type { Migration } from "./020-start.ts";

/** Links of applications that can be replaced, the key of a visit, and addresses that no link has confirmed. */
export const links: Migration = ({ instant }) => [
  "alter table applications add column link_version integer not null default 0",
  `alter table applications add column visit_ends_at ${instant}`,
  "alter table applications add column visit_corrections integer not null default 0",
  `alter table applications add column address_confirmed_at ${instant}`,
  `alter table applications add column disowned_at ${instant}`,
  "alter table one_time_tokens add column replaced BOOLEAN not null default false",
  `create table email_stops (to_hash text primary key, until ${instant} not null)`,
];

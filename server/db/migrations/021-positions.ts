import type { Migration } from "./020-start.ts";

/** Positions that administrators edit, their earlier slugs, and the title that an applicant saw. */
export const positions: Migration = ({ id, instant, day }) => [
  `create table positions (
    id ${id} primary key,
    slug text not null constraint positions_slug_unique unique,
    kind text not null,
    state text not null,
    advertised BOOLEAN not null,
    is_sample BOOLEAN not null,
    place integer not null,
    names text not null,
    content text not null,
    posted_on ${day},
    closes_on ${day},
    announced_closing ${day},
    created_at ${instant} not null,
    updated_at ${instant} not null
  )`,
  `create table former_slugs (
    slug text primary key,
    position_id ${id} not null references positions (id) on delete cascade
  )`,
  "create index former_slugs_position_id on former_slugs (position_id)",
  "alter table applications add column job_title text",
];

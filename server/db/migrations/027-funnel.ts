import type { Migration } from "./020-start.ts";

/** Counts of page views and started forms, and the steps that applications have reached. */
export const funnel: Migration = ({ id, day }) => [
  `create table funnel_counts (
    day ${day} not null,
    position text not null,
    source text not null,
    step text not null,
    count integer not null,
    primary key (day, position, source, step)
  )`,
  // Steps stay, without the id, after a deletion.
  `create table application_steps (
    id ${id} primary key,
    application_id ${id} references applications (id) on delete set null,
    day ${day} not null,
    position text not null,
    source text not null,
    step text not null,
    business_days integer not null,
    constraint application_steps_unique unique (application_id, step)
  )`,
  "create index application_steps_day on application_steps (day)",
];

import type { Migration } from "./020-start.ts";

/** Counts what staff see of an application, so that a decision on an older page is refused. */
export const seenVersion: Migration = () => [
  "alter table applications add column seen_version integer not null default 0",
  "alter table application_events add column seen_version integer",
];

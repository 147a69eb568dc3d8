import type { Migration } from "./020-start.ts";

/** Links that work more than once count their uses. */
export const streams: Migration = () => [
  "alter table one_time_tokens add column uses integer not null default 0",
];

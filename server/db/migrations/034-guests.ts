import type { Migration } from "./020-start.ts";

/** People without an account who join an interview, and why one was cancelled. */
export const guests: Migration = () => [
  "alter table interviews add column guests text not null default '[]'",
  "alter table interviews add column cancel_reason text",
];

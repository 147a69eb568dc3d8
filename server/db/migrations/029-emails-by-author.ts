import type { Migration } from "./020-start.ts";

/**
 * Who caused an email, by which the emails of a member of staff are counted. Undo records of an earlier
 * version may contain usable links, and are over after ten seconds.
 */
export const emailsByAuthor: Migration = ({ id }) => [
  `alter table outbox add column author_id ${id}`,
  "create index outbox_author_id on outbox (author_id, created_at)",
  "delete from application_undos",
  "update interviews set undo = null",
];

import type { Migration } from "./020-start.ts";

/** Files whose rows are erased, until they are removed from the file store. */
export const erasedFiles: Migration = ({ instant }) => [
  `create table erased_files (
    key text primary key,
    erased_at ${instant} not null
  )`,
];

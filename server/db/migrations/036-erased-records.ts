import type { Migration } from "./020-start.ts";

/** Which records were erased, by the hash of their ids, so that an older backup does not bring them back. */
export const erasedRecords: Migration = ({ instant }) => [
  `create table erased_records (
    hash text primary key,
    erased_at ${instant} not null,
    noted BOOLEAN not null default false
  )`,
];

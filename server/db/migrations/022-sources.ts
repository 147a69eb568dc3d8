import type { Migration } from "./020-start.ts";

/** The sources of applications, and the author and the consent of those added by hand. */
export const sources: Migration = ({ id }) => [
  "alter table applications add column source text not null default 'careers_page'",
  "alter table applications add column source_detail text",
  `alter table applications add column added_by ${id}`,
  "alter table applications add column consent text",
  // The source comes first, so that no list without this filter takes the index.
  "create index applications_source on applications (source, spam, created_at, id)",
];

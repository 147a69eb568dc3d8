import type { Migration } from "./020-start.ts";

/** The texts of emails to applicants that administrators have changed or written. */
export const messages: Migration = ({ id, instant }) => [
  `create table email_templates (
    id ${id} primary key,
    kind text not null,
    language text not null,
    name text,
    subject text not null,
    text text not null,
    updated_by ${id} references users (id) on delete set null,
    updated_at ${instant} not null
  )`,
  `create unique index email_templates_kind_language on email_templates (kind, language)
    where kind <> 'own'`,
  "create index email_templates_updated_by on email_templates (updated_by)",
];

import { sql, type QueryExecutorProvider } from "kysely";
import type { Engine } from "../engine.ts";
import { typesOf } from "./020-start.ts";

/** The texts of emails to applicants that administrators have changed or written. */
export async function messages(db: QueryExecutorProvider, engine: Engine): Promise<void> {
  const { id, instant } = typesOf[engine];
  const statements = [
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
  for (const statement of statements) await sql.raw(statement).execute(db);
}

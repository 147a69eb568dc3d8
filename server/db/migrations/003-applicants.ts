import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** What happens to an application beside its status: suspicion, withdrawal, retention, a held letter. */
export async function applicants(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];

  // One column a statement: SQLite adds no more at once.
  const applications = db.schema.alterTable("applications");
  for (const flag of ["spam", "legal_hold", "cv_scan_pending"]) {
    await applications
      .addColumn(flag, type.boolean, (column) => column.notNull().defaultTo(type.false))
      .execute();
  }
  await applications.addColumn("spam_reason", "text").execute();
  await applications.addColumn("shown_status", "text").execute();
  await applications.addColumn("shown_until", type.instant).execute();
  await applications.addColumn("status_at", type.instant).execute();
  await applications.addColumn("withdrawn_at", type.instant).execute();
  await sql`update applications set status_at = updated_at`.execute(db);

  // Every list leaves spam out or shows nothing else, so it comes first in each index.
  for (const columns of [[], ["status"], ["job_id"]]) {
    const listed = [...columns, "created_at", "id"];
    await db.schema.dropIndex(`applications_${listed.join("_")}`).execute();
    await index(db, "applications", ["spam", ...listed]);
  }
  await index(db, "applications", ["status", "status_at"]);

  await db.schema
    .alterTable("one_time_tokens")
    .addColumn("application_id", type.id, (column) =>
      column.references("applications.id").onDelete("cascade"),
    )
    .execute();
  await index(db, "outbox", ["application_id", "kind"]);
}

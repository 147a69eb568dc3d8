import { sql, type Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import { index, typesOf } from "./column-types.ts";

/** What the dashboard counts and the audit log is filtered by. */
export async function overview(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const type = typesOf[engine];

  await db.schema
    .createTable("page_visits")
    .addColumn("day", type.day, (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_visits_primary", ["day", "path"])
    .execute();

  // A page of some kinds of entries alone costs the same however long the log is.
  await index(db, "audit_log", ["action", "id"]);

  // What the first triggers let through: on PostgreSQL all rows at once, on SQLite an insert that
  // replaces a row, which counts as no deletion there.
  if (engine === "postgres") {
    await sql`create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change()`.execute(
      db,
    );
    return;
  }
  await sql`create trigger audit_log_no_replace before insert on audit_log when exists (select 1 from audit_log where id = new.id) begin select raise(abort, 'append-only'); end`.execute(
    db,
  );
}

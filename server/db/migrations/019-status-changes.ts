import type { Kysely } from "kysely";

/** The audit log says from and to of a status change. */
export async function statusChanges(db: Kysely<unknown>): Promise<void> {
  for (const column of ["status_before", "status_after"]) {
    await db.schema.alterTable("audit_log").addColumn(column, "text").execute();
  }
}

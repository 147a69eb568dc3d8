import type { TestApp } from "./app.ts";

type Values = { action?: string; actor_id?: string; target_id?: string };

/** The entries of the audit log with these values, oldest first. */
export const auditEntries = (app: TestApp, values: Values) =>
  app.db
    .selectFrom("audit_log")
    .selectAll()
    .where((eb) => eb.and(values))
    .orderBy("id")
    .execute();

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { pendingStatuses, type ApplicationListQuery } from "#contract/applications.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";
import { readBusinessDays, type BusinessDays } from "./business-days.ts";

/** What says which applications there are, without saying which page of them. */
export type ApplicationFilter = Omit<ApplicationListQuery, "skip" | "limit" | "sort">;

/** What holds for the applications that a list or an export of them is about. */
export async function applicationConditions(
  db: Db,
  filter: ApplicationFilter,
  now: Date,
  known?: BusinessDays,
): Promise<RawBuilder<SqlBool>[]> {
  const { status, job_id, email, spam = false, overdue = false } = filter;
  const conditions = [sql<SqlBool>`spam = ${spam}`];
  if (overdue) {
    const days = known ?? (await readBusinessDays(db));
    conditions.push(
      // Suspected spam waits for no answer.
      ...(spam ? [sql<SqlBool>`spam = ${false}`] : []),
      sql<SqlBool>`withdrawn_at is null`,
      sql<SqlBool>`status in (${sql.join(pendingStatuses)})`,
      sql<SqlBool>`created_at < ${days.overdueBefore(now)}`,
    );
  }
  if (status === "withdrawn") {
    conditions.push(sql<SqlBool>`withdrawn_at is not null`);
  } else if (status !== undefined) {
    conditions.push(
      sql<SqlBool>`withdrawn_at is null`,
      status === "pending"
        ? sql<SqlBool>`status in (${sql.join(pendingStatuses)})`
        : sql<SqlBool>`status = ${status}`,
    );
  }
  if (job_id !== undefined && job_id !== "") conditions.push(sql<SqlBool>`job_id = ${job_id}`);
  if (email !== undefined && email !== "") {
    conditions.push(sql<SqlBool>`email_key = ${emailKey(email)}`);
  }
  return [...conditions, ...searchConditions(db, "applications", filter.q)];
}

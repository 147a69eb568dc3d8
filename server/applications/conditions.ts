import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { ApplicationListQuery } from "#contract/applications.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { Db } from "#server/db/schema.ts";
import { hasWords, searchWords } from "#server/db/search.ts";

/** What says which applications there are, without saying which page of them. */
export type ApplicationFilter = Omit<ApplicationListQuery, "skip" | "limit">;

/** What holds for the applications that a list or an export of them is about. */
export function applicationConditions(db: Db, filter: ApplicationFilter): RawBuilder<SqlBool>[] {
  const { status, job_id, email, spam = false } = filter;
  const conditions: RawBuilder<SqlBool>[] = [sql<SqlBool>`spam = ${spam}`];
  if (status !== undefined) conditions.push(sql<SqlBool>`status = ${status}`);
  if (job_id !== undefined && job_id !== "") conditions.push(sql<SqlBool>`job_id = ${job_id}`);
  if (email !== undefined && email !== "") {
    conditions.push(sql<SqlBool>`email_key = ${emailKey(email)}`);
  }
  const words = searchWords(filter.q ?? "");
  if (words.length > 0) conditions.push(hasWords(db, "applications", words));
  return conditions;
}

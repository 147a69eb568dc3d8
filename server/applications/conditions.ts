import { sql, type RawBuilder, type SqlBool } from "kysely";
import {
  pendingStatuses,
  type ApplicationListQuery,
  type StatusFilter,
} from "#contract/applications.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { Indexes } from "#server/db/lists.ts";
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
): Promise<RawBuilder<SqlBool>[]> {
  const conditions = filterConditions(filter, await readBusinessDays(db), now);
  return [...conditions, ...searchConditions(db, "applications", filter.q)];
}

/** The same without the search, which `listPage` does in its own way. */
export function filterConditions(
  { status, job_id, email, spam = false, overdue = false }: ApplicationFilter,
  days: BusinessDays,
  now: Date,
): RawBuilder<SqlBool>[] {
  const conditions = [sql<SqlBool>`spam = ${spam}`];
  if (overdue) conditions.push(waiting, sql<SqlBool>`created_at < ${days.overdueBefore(now)}`);
  if (status === "withdrawn") {
    conditions.push(sql<SqlBool>`withdrawn_at is not null`);
  } else if (status !== undefined) {
    conditions.push(isPending(status) && !spam ? waiting : sql<SqlBool>`withdrawn_at is null`);
    if (status === "pending") {
      conditions.push(sql<SqlBool>`status in (${sql.join(pendingStatuses)})`);
    } else {
      conditions.push(sql<SqlBool>`status = ${status}`);
    }
  }
  if (job_id !== undefined && job_id !== "") conditions.push(sql<SqlBool>`job_id = ${job_id}`);
  if (email !== undefined && email !== "") {
    conditions.push(sql<SqlBool>`email_key = ${emailKey(email)}`);
  }
  return conditions;
}

const isPending = (status: StatusFilter | undefined) =>
  status === "pending" || pendingStatuses.some((one) => one === status);

/** Waits for an answer: in the very words of the index `applications_waiting`, which SQLite goes by. */
const waiting = sql<SqlBool>`
  not (spam or withdrawn_at is not null or status in ('accepted', 'rejected'))`;

/** The indexes for a filter on SQLite, which cannot know how few rows it leaves. */
export function indexesFor({ email, overdue, spam, status }: ApplicationFilter): Indexes {
  if (email !== undefined && email !== "") {
    const index = "applications_email_key_created_at_id";
    return { walked: index, counted: index, searched: index };
  }
  const index =
    overdue === true || (isPending(status) && spam !== true)
      ? "applications_waiting"
      : status === "withdrawn"
        ? "applications_withdrawn"
        : undefined;
  return index === undefined ? {} : { walked: index, counted: index };
}

/** What holds for the few applications that no list shows unless it is asked for them; nothing where a filter leaves out more. */
export function leftOutBy(filter: ApplicationFilter): RawBuilder<SqlBool> | undefined {
  const { status, job_id = "", email = "", spam = false, overdue = false } = filter;
  const isFiltered = status !== undefined || job_id !== "" || email !== "" || spam || overdue;
  return isFiltered ? undefined : sql<SqlBool>`spam = ${true}`;
}

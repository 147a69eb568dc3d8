import { sql, type RawBuilder, type SqlBool } from "kysely";
import {
  pendingStatuses,
  type Application,
  type ApplicationList,
  type ApplicationListQuery,
} from "#contract/applications.ts";
import { emailKey } from "#server/db/email-key.ts";
import { countRows, sortByIds, listPage, streamIds } from "#server/db/lists.ts";
import type { Db } from "#server/db/schema.ts";
import { searchConditions } from "#server/db/search.ts";
import { notFound } from "#server/http/http-error.ts";
import { jobIdsOf } from "#server/positions/positions.ts";
import { readBusinessDays, type BusinessDays } from "#server/settings/business-days.ts";
import { toApplication, selectApplications } from "./records.ts";

/** The query of a list or an export without paging. */
type Filter = Omit<ApplicationListQuery, "skip" | "limit">;

export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
  now: Date,
): Promise<ApplicationList> {
  const days = await readBusinessDays(db);
  const conditions = await conditionsOf(db, query, days, now);
  const { ids, total } = await listPage(db, "applications", conditions, query);
  return { applications: await readApplications(db, ids, days, now), total };
}

/** The conditions of a list or an export. */
async function conditionsOf(
  db: Db,
  { status, job_id, email, source, spam = false, overdue = false, q }: Filter,
  days: BusinessDays,
  now: Date,
): Promise<RawBuilder<SqlBool>[]> {
  const conditions = [sql<SqlBool>`spam = ${spam}`];
  const isNotWithdrawn = sql<SqlBool>`withdrawn_at is null`;
  const isPending = sql<SqlBool>`status in (${sql.join(pendingStatuses)})`;
  if (overdue) {
    conditions.push(
      isNotWithdrawn,
      isPending,
      sql<SqlBool>`created_at < ${days.overdueBefore(now)}`,
    );
    // Suspected spam is never overdue.
    if (spam) conditions.push(sql<SqlBool>`spam = ${false}`);
  }
  if (status === "withdrawn") conditions.push(sql<SqlBool>`withdrawn_at is not null`);
  else if (status === "pending") conditions.push(isNotWithdrawn, isPending);
  else if (status !== undefined) conditions.push(isNotWithdrawn, sql<SqlBool>`status = ${status}`);
  if (job_id !== undefined && job_id !== "") {
    const [only, ...others] = await jobIdsOf(db, job_id);
    conditions.push(
      others.length === 0
        ? sql<SqlBool>`job_id = ${only}`
        : sql<SqlBool>`job_id in (${sql.join([only, ...others])})`,
    );
  }
  if (source !== undefined) conditions.push(sql<SqlBool>`source = ${source}`);
  if (email !== undefined && email !== "") {
    conditions.push(sql<SqlBool>`email_key = ${emailKey(email)}`);
  }
  return [...conditions, ...searchConditions(db, "applications", q)];
}

/** Reads applications in the order of these ids; deleted ones are missing. */
async function readApplications(
  db: Db,
  ids: readonly string[],
  days: BusinessDays,
  now: Date,
): Promise<Application[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplications(db, ids).execute();
  return sortByIds(ids, rows).map((row) => toApplication(row, days, now));
}

/** Throws 404. */
export async function getApplication(db: Db, id: string, now: Date): Promise<Application> {
  const [application] = await readApplications(db, [id], await readBusinessDays(db), now);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

/** Streams the applications of a query in batches, in the order of the list. */
export async function* streamApplications(
  db: Db,
  query: Filter,
  now: Date,
): AsyncGenerator<Application[]> {
  const days = await readBusinessDays(db);
  const conditions = await conditionsOf(db, query, days, now);
  for await (const ids of streamIds(db, "applications", conditions, query.sort)) {
    yield await readApplications(db, ids, days, now);
  }
}

export async function countApplications(db: Db, query: Filter, now: Date): Promise<number> {
  return countRows(
    db,
    "applications",
    await conditionsOf(db, query, await readBusinessDays(db), now),
  );
}

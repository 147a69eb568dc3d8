import type { Selectable } from "kysely";
import { findPosition } from "#content/positions.ts";
import type { Application, ApplicationList, ApplicationListQuery } from "#contract/applications.ts";
import { emailKey } from "#server/db/email-key.ts";
import { inOrder, listPage } from "#server/db/lists.ts";
import type { ApplicationsTable, Db } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { notFound } from "#server/http/failure.ts";
import { ageOf, readBusinessDays } from "./business-days.ts";
import { filterConditions, indexesFor, leftOutBy } from "./conditions.ts";

const columns = [
  "id",
  "full_name",
  "email",
  "phone",
  "job_id",
  "status",
  "notes",
  "cover_letter",
  "experience_level",
  "portfolio_url",
  "linkedin_url",
  "github_url",
  "available_start_date",
  "language",
  "cv_original_name",
  "cv_size_bytes",
  "cv_content_type",
  "cv_scan_pending",
  "spam_reason",
  "withdrawn_at",
  "legal_hold",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof ApplicationsTable)[];

type Row = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** The rows as administrators read them, with what has to be counted. */
async function asApplications(db: Db, rows: readonly Row[], now: Date): Promise<Application[]> {
  if (rows.length === 0) return [];
  const keys = rows.map((row) => emailKey(row.email));
  const counted = await db
    .selectFrom("applications")
    .select(({ fn }) => ["email_key", fn.countAll<number>().as("times")])
    .where("email_key", "in", keys)
    .groupBy("email_key")
    .execute();
  const times = new Map(counted.map((row) => [row.email_key, row.times]));
  const days = await readBusinessDays(db);
  return rows.map((row) => ({
    ...row,
    ...ageOf(row, days, now),
    job_title: jobTitle(row.job_id),
    applied_times: times.get(emailKey(row.email)) ?? 1,
  }));
}

/** What a job is called: the title of the position, or the text the applicant gave. */
export function jobTitle(jobId: string): string {
  const position = findPosition(jobId);
  if (position === undefined) return jobId;
  return "title" in position ? position.title : position.label;
}

/** What an application is found by in the panel. */
export function applicationSearchText(
  row: Pick<Row, "full_name" | "email" | "phone" | "job_id" | "cv_original_name">,
): string {
  const { full_name, email, phone, job_id, cv_original_name } = row;
  return searchText([full_name, email, job_id, jobTitle(job_id), cv_original_name], phone);
}

export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
  now: Date,
): Promise<ApplicationList> {
  const conditions = await filterConditions(db, query, now);
  const window = { ...query, indexes: indexesFor(query), leftOut: leftOutBy(query) };
  const { ids, total } = await listPage(db, "applications", conditions, window);
  return { applications: await readApplications(db, ids, now), total };
}

/** The applications with these ids, in their order; one that has gone meanwhile is left out. */
export async function readApplications(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Application[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("applications").select(columns).where("id", "in", ids).execute();
  return asApplications(db, inOrder(ids, rows), now);
}

export async function findApplication(
  db: Db,
  id: string,
  now: Date,
): Promise<Application | undefined> {
  return (await readApplications(db, [id], now))[0];
}

/** The same where it must be there. Throws 404. */
export async function getApplication(db: Db, id: string, now: Date): Promise<Application> {
  const application = await findApplication(db, id, now);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

/** Where an application's resume lies and what its bytes are held against; undefined without an application. */
export function findResume(db: Db, id: string) {
  return db
    .selectFrom("applications")
    .select([
      "cv_key",
      "cv_sha256",
      "cv_size_bytes",
      "cv_original_name",
      "cv_content_type",
      "cv_scan_pending",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

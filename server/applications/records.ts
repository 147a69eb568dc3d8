import type { Selectable } from "kysely";
import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { Application, ApplicationList, ApplicationListQuery } from "#contract/applications.ts";
import { count, inOrder, listPage, streamIds } from "#server/db/lists.ts";
import type { ApplicationsTable, Db } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import { notFound } from "#server/http/failure.ts";
import { recordId } from "#server/http/requests.ts";
import { ageOf, readBusinessDays, type BusinessDays } from "./business-days.ts";
import { applicationConditions } from "./conditions.ts";

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

type ExportQuery = Omit<ApplicationListQuery, "skip" | "limit">;
type Row = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** What a job is called: the title of the position, or the text the applicant gave. */
export function jobTitle(jobId: string): string {
  const position = findPosition(positions, jobId);
  if (position === undefined) return jobId;
  return "title" in position ? position.title : position.label;
}

/** What an application is found by in the panel. */
export function applicationSearchText(
  row: Pick<Row, "id" | "full_name" | "email" | "phone" | "job_id" | "cv_original_name">,
): string {
  const { full_name, email, phone, job_id, cv_original_name } = row;
  const receipt = receiptNumber(row.id);
  return searchText(
    [
      receipt,
      receipt.replace("-", ""),
      full_name,
      email,
      job_id,
      jobTitle(job_id),
      cv_original_name,
    ],
    phone,
  );
}

export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
  now: Date,
): Promise<ApplicationList> {
  const days = await readBusinessDays(db);
  const conditions = await applicationConditions(db, query, now, days);
  const { ids, total } = await listPage(db, "applications", conditions, query);
  return { applications: await readApplications(db, ids, now, days), total };
}

/** The applications with these ids, in their order; one that has gone meanwhile is left out. */
async function readApplications(
  db: Db,
  ids: readonly string[],
  now: Date,
  known?: BusinessDays,
): Promise<Application[]> {
  if (ids.length === 0) return [];
  const rows = await selectApplications(db, ids).execute();
  const days = known ?? (await readBusinessDays(db));
  return inOrder(ids, rows).map((row) => asApplication(row, days, now));
}

/** Selects the columns that `asApplication` needs. */
export const selectApplications = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom("applications as listed")
    .select(columns)
    .select((listed) =>
      listed
        .selectFrom("applications as sent")
        .whereRef("sent.email_key", "=", "listed.email_key")
        .select(({ fn }) => fn.countAll<number>().as("times"))
        .$asScalar()
        .$notNull()
        .as("applied_times"),
    )
    .where("id", "in", ids);

/** An application as administrators see it. */
export function asApplication(
  row: Row & { applied_times: number },
  days: BusinessDays,
  now: Date,
): Application {
  return {
    ...row,
    receipt_number: receiptNumber(row.id),
    ...ageOf(row, days, now),
    job_title: jobTitle(row.job_id),
  };
}

/** Throws 404. */
export async function getApplication(db: Db, id: string, now: Date): Promise<Application> {
  const [application] = await readApplications(db, [id], now);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

/** The id of the application that an address names. */
export const idOf = ({ id }: { id: string }): string => recordId(id, "failure.applicationNotFound");

/** Every application that a query admits, in the order of the list, some at a time. */
export async function* walkApplications(
  db: Db,
  query: ExportQuery,
  now: Date,
): AsyncGenerator<Application[]> {
  const conditions = await applicationConditions(db, query, now);
  for await (const ids of streamIds(db, "applications", conditions, query.sort)) {
    yield await readApplications(db, ids, now);
  }
}

export async function countApplications(db: Db, query: ExportQuery, now: Date): Promise<number> {
  return count(db, "applications", await applicationConditions(db, query, now));
}

/** The resume columns of an application; undefined without an application. */
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

/** Those of these stored files that no application names. */
export async function orphanedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("cv_key")
    .where("cv_key", "in", keys)
    .execute();
  const named = new Set(rows.map((row) => row.cv_key));
  return keys.filter((key) => !named.has(key));
}

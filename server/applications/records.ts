import { sql, type RawBuilder, type Selectable, type SqlBool, type Updateable } from "kysely";
import {
  pendingStatuses,
  type Application,
  type ApplicationList,
  type ApplicationListQuery,
} from "#contract/applications.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { nextVersion } from "#server/db/version.ts";
import { emailKey } from "#server/db/email-key.ts";
import { countRows, sortByIds, listPage, streamIds } from "#server/db/lists.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { searchConditions, searchText } from "#server/db/search.ts";
import { forUpdate } from "#server/db/transaction.ts";
import { notFound } from "#server/http/http-error.ts";
import { jobIdsOf } from "#server/positions/positions.ts";
import { recordId } from "#server/http/requests.ts";
import { ageOf, readBusinessDays, type BusinessDays } from "./business-days.ts";

const columns = [
  "id",
  "full_name",
  "email",
  "phone",
  "job_id",
  "job_title",
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

/** The text that the search of the panel looks in. */
export function applicationSearchText(
  row: Pick<
    Row,
    "id" | "full_name" | "email" | "phone" | "job_id" | "job_title" | "cv_original_name"
  >,
): string {
  const { full_name, email, phone, job_id, job_title, cv_original_name } = row;
  const receipt = receiptNumber(row.id);
  return searchText(
    [
      receipt,
      receipt.replace("-", ""),
      full_name,
      email,
      job_id,
      job_title ?? "",
      cv_original_name,
    ],
    phone,
  );
}

/** The query of a list or an export without paging. */
type Filter = Omit<ApplicationListQuery, "skip" | "limit">;

export async function listApplications(
  db: Db,
  query: ApplicationListQuery,
  now: Date,
): Promise<ApplicationList> {
  const days = await readBusinessDays(db);
  const { ids, total } = await listPage(
    db,
    "applications",
    await conditionsOf(db, query, days, now),
    query,
  );
  return { applications: await readApplications(db, ids, days, now), total };
}

/** The conditions of a list or an export. */
async function conditionsOf(
  db: Db,
  { status, job_id, email, spam = false, overdue = false, q }: Filter,
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
  return sortByIds(ids, rows).map((row) => asApplication(row, days, now));
}

/** Selects the columns that `asApplication` needs. */
const selectApplications = (db: Db, ids: readonly string[]) =>
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
export const asApplication = (
  row: Row & { applied_times: number },
  days: BusinessDays,
  now: Date,
): Application => ({
  ...row,
  receipt_number: receiptNumber(row.id),
  ...ageOf(row, days, now),
  job_title: row.job_title ?? row.job_id,
});

/** Throws 404. */
export async function getApplication(db: Db, id: string, now: Date): Promise<Application> {
  const [application] = await readApplications(db, [id], await readBusinessDays(db), now);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

/**
 * Locks an application until the transaction ends. `visible` has the columns that administrators see;
 * `row` adds those that a change needs. Throws 404.
 */
export async function lockApplication(tx: Tx, id: string) {
  const row = await selectApplications(tx, [id])
    .select(["spam", "status_at", "shown_status", "shown_until"])
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (row === undefined) throw notFound("failure.applicationNotFound");
  const {
    spam: _spam,
    status_at: _at,
    shown_status: _shown,
    shown_until: _until,
    ...visible
  } = row;
  return { row, visible };
}

/** Updates an application and returns its new version. */
export async function saveChange(
  tx: Tx,
  { id, updated_at }: Pick<Row, "id" | "updated_at">,
  change: Omit<Updateable<ApplicationsTable>, "updated_at">,
  now: Date,
): Promise<string> {
  const version = nextVersion(updated_at, now);
  const columns = { ...change, updated_at: version };
  await tx.updateTable("applications").set(columns).where("id", "=", id).execute();
  return version;
}

/** Reads the id in the path. Throws 404 for an impossible one. */
export const idOf = ({ id }: { id: string }): string => recordId(id, "failure.applicationNotFound");

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
  const days = await readBusinessDays(db);
  return countRows(db, "applications", await conditionsOf(db, query, days, now));
}

/** Filters these file keys for those that no application references. */
export async function orphanedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("cv_key")
    .where("cv_key", "in", keys)
    .execute();
  const named = new Set(rows.map((row) => row.cv_key));
  return keys.filter((key) => !named.has(key));
}

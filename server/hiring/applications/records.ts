import {
  sql,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  type Updateable,
} from "kysely";
import { Application, pendingStatuses, promisedBusinessDays } from "#contract/applications.ts";
import type { InterviewOfApplication, InterviewState } from "#contract/interviews.ts";
import { receiptNumber } from "#contract/receipt.ts";
import type { ApplicationsTable, Db, Schema, Tx } from "#server/db/schema.ts";
import { forUpdate } from "#server/db/transaction.ts";
import { notFound } from "#server/http/http-error.ts";
import { nextVersion, recordId } from "#server/http/requests.ts";
import { whereOpen } from "#server/hiring/interviews/records.ts";
import { whereScheduled } from "#server/mail/outbox.ts";
import { readBusinessDays, type BusinessDays } from "#server/hiring/business-days.ts";
import { recordEvent, type Happening, type Unit } from "./events.ts";

export type ApplicationRow = Selectable<ApplicationsTable>;

export const selectApplications = (db: Db, ids: readonly string[], now: Date) =>
  db
    .selectFrom("applications as listed")
    .selectAll()
    .select((listed) =>
      listed
        .selectFrom("applications as sent")
        .whereRef("sent.email_key", "=", "listed.email_key")
        .select(({ fn }) => fn.countAll<number>().as("times"))
        .$asScalar()
        .$notNull()
        .as("applied_times"),
    )
    .select((listed) => selectInterview(listed, now))
    .select((listed) =>
      listed
        .selectFrom("consent_texts")
        .select("consent_texts.text")
        .whereRef("consent_texts.id", "=", "listed.consent_text_id")
        .$asScalar()
        .as("consent_text"),
    )
    .select((listed) =>
      listed
        .selectFrom("outbox")
        .select(({ fn }) => fn.max("outbox.run_at").as("at"))
        .whereRef("outbox.application_id", "=", "listed.id")
        .where(whereScheduled("status", now))
        .$asScalar()
        .as("status_email_at"),
    )
    .where("id", "in", ids);

type Listed = ExpressionBuilder<Schema & { listed: ApplicationsTable }, "listed">;

/** The columns of the newest open interview, which `interviewOf` reads. */
export const selectInterview = (listed: Listed, now: Date) => [
  openInterview(listed, "id", now).as("interview_id"),
  openInterview(listed, "state", now).as("interview_state"),
  openInterview(listed, "starts_at", now).as("interview_starts_at"),
];

/** A column of the newest open interview. */
const openInterview = <Column extends "id" | "state" | "starts_at">(
  listed: Listed,
  column: Column,
  now: Date,
) =>
  listed
    .selectFrom("interviews")
    .select(`interviews.${column}`)
    .whereRef("interviews.application_id", "=", "listed.id")
    .where(whereOpen(now))
    .orderBy("interviews.id", "desc")
    .limit(1)
    .$asScalar();

/** Until when an application is in the talent pool; null once that is over. */
export const stayIn = (
  { talent_pool_until: until }: Pick<ApplicationRow, "talent_pool_until">,
  now: Date,
): string | null => (until !== null && until > now.toISOString() ? until : null);

/** The same as a condition. */
export const whereInTalentPool = (now: Date) =>
  sql<SqlBool>`talent_pool_until > ${now.toISOString()}`;

/** An application as staff see it; the schema drops the other columns. */
export const toApplication = (
  row: Awaited<ReturnType<typeof lockApplication>>,
  days: BusinessDays,
  now: Date,
): Application =>
  Application.parse({
    ...row,
    receipt_number: receiptNumber(row.id),
    talent_pool_until: stayIn(row, now),
    ...ageOf(row, days, now),
    job_title: row.job_title ?? row.job_id,
    consent_record:
      row.consent === null
        ? {
            version: row.policy_version,
            text: row.consent_text,
            language: row.language,
            given_at: row.created_at,
            withdrawn_at: row.consent_withdrawn_at,
          }
        : null,
    interview: interviewOf(row),
  });

export const interviewOf = (row: {
  interview_id: string | null;
  interview_state: InterviewState | null;
  interview_starts_at: string | null;
}): InterviewOfApplication | null =>
  row.interview_id === null || row.interview_state === null
    ? null
    : { id: row.interview_id, state: row.interview_state, starts_at: row.interview_starts_at };

const unknownApplication = () => notFound("failure.applicationNotFound");

const selectRow = (db: Db, id: string) =>
  db.selectFrom("applications").selectAll().where("id", "=", id);

/** Throws 404, or the error that `missing` creates. */
export const requireApplication = (db: Db, id: string, missing = unknownApplication) =>
  selectRow(db, id).executeTakeFirstOrThrow(missing);

/** Reads an application as staff see it. Throws 404. */
export async function getApplication(db: Db, id: string, now: Date): Promise<Application> {
  const query = selectApplications(db, [id], now);
  const row = await query.executeTakeFirstOrThrow(unknownApplication);
  return toApplication(row, await readBusinessDays(db), now);
}

/** As `lockRow`; undefined where there is none. */
export const findLockedRow = (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  selectRow(tx, id).modifyEnd(forUpdate(tx)).executeTakeFirst();

/** Locks the row of an application until the transaction ends. Throws 404. */
export const lockRow = (tx: Tx, id: string): Promise<ApplicationRow> =>
  selectRow(tx, id).modifyEnd(forUpdate(tx)).executeTakeFirstOrThrow(unknownApplication);

/** As `lockRow`, with all that staff see. Locks an application until the transaction ends. Throws 404, or the error that `missing` creates. */
export const lockApplication = (tx: Tx, id: string, now: Date, missing = unknownApplication) =>
  selectApplications(tx, [id], now).modifyEnd(forUpdate(tx)).executeTakeFirstOrThrow(missing);

/**
 * Updates an application with what its history, the audit log and the funnel tell of it. Returns its new version,
 * and the steps that it has counted.
 */
export async function saveApplication(
  unit: Unit,
  { id, updated_at }: Pick<ApplicationRow, "id" | "updated_at">,
  change: Omit<Updateable<ApplicationsTable>, "updated_at" | "updated_by">,
  happening: Happening,
): Promise<{ version: string; steps: string[] }> {
  const version = nextVersion(updated_at, unit.now);
  const columns = { ...change, updated_at: version, updated_by: unit.actor.actorId };
  await unit.tx.updateTable("applications").set(columns).where("id", "=", id).execute();
  return { version, steps: await recordEvent(unit, id, happening) };
}

/** Reads the id in the path. Throws 404 for an impossible one. */
export const idParam = ({ id }: { id: string }) => recordId(id, "failure.applicationNotFound");

/** Returns the file keys that no application references, and whose erasure is not recorded either. */
export async function orphanedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("cv_key as key")
    .where("cv_key", "in", keys)
    .execute();
  const erased = await db
    .selectFrom("erased_files")
    .select("key")
    .where("key", "in", keys)
    .execute();
  const named = new Set([...rows, ...erased].map(({ key }) => key));
  return keys.filter((key) => !named.has(key));
}

/** Counts the business days that an application has waited; null once it is decided or withdrawn. */
export function ageOf(
  row: Pick<ApplicationRow, "status" | "withdrawn_at" | "created_at">,
  days: BusinessDays,
  now: Date,
): Pick<Application, "age_business_days" | "overdue"> {
  const { status, withdrawn_at, created_at } = row;
  const isPending = pendingStatuses.some((pending) => pending === status);
  if (!isPending || withdrawn_at !== null) return { age_business_days: null, overdue: false };
  const age = days.since(created_at, now);
  return { age_business_days: age, overdue: age > promisedBusinessDays };
}

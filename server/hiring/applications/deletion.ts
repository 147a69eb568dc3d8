import type { BulkResponse } from "#contract/bulk.ts";
import type { Config } from "#server/context.ts";
import { recordErasure } from "#server/db/erased-remains.ts";
import { emailKey } from "#server/db/search.ts";
import { exists } from "#server/db/lists.ts";
import type { ApplicationsTable, Moment, Tx } from "#server/db/schema.ts";
import { changeMany, startBulk, type BulkWork } from "#server/http/bulk.ts";
import type { IdempotencyKey } from "#server/http/idempotency.ts";
import type { Actor } from "#server/http/requests.ts";
import { conflict } from "#server/http/http-error.ts";
import { tryToNoteErasures } from "#server/files/erasure-ledger.ts";
import { findTemplate } from "#server/mail/email.ts";
import { enqueueEmail, removeOrphanedEmails, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { endInterviews } from "#server/hiring/interviews/ends.ts";
import { erasedEmail } from "./emails.ts";
import { recordEvent, type Unit } from "./events.ts";
import { secureRecipient } from "./notifications.ts";
import { closeRequestsOf, findOpenRequest, openRequest } from "./privacy-requests.ts";
import { lockRow, type ApplicationRow } from "./records.ts";

type Erased = Pick<ApplicationsTable, "id" | "cv_key" | "email" | "language">;

/**
 * Deletes an application with its history, interviews, emails, links and search text, and ends the events
 * of its interviews in calendars. Records the erasure of its resume, which the caller removes with
 * `removeErasedFiles` after the commit. Throws 404, and 409 under a legal hold.
 */
export async function eraseApplication(
  tx: Tx,
  id: string,
  config: Pick<Config, "siteUrl">,
  now: Date,
): Promise<Erased> {
  requireNoHold(await lockRow(tx, id));
  await endInterviews({ tx, now }, id, config, true);
  return eraseRows(tx, id, now);
}

function requireNoHold({ legal_hold }: Pick<ApplicationRow, "legal_hold">): void {
  if (legal_hold) throw conflict("failure.legalHold");
}

/** Deletes the rows of an application without a word to anybody, as a restore does with one that was erased. */
export async function eraseRows(tx: Tx, id: string, now: Date): Promise<Erased> {
  await closeRequestsOf(tx, id, now);
  const erased = await tx
    .deleteFrom("applications")
    .where("id", "=", id)
    .returning(["id", "cv_key", "email", "language"])
    .executeTakeFirstOrThrow();
  await recordErasedFile(tx, erased.cv_key, now);
  await recordErasure(tx, id, now);
  const applications = tx.selectFrom("applications").select("id");
  // Emails tied to no application may name other applications of this person.
  const hasOthers = await exists(applications.where("email_key", "=", emailKey(erased.email)));
  if (!hasOthers) await removeOrphanedEmails(tx, erased.email);
  return erased;
}

/** Records, with the change that drops its name from a row, that a file has to be removed. */
export async function recordErasedFile(tx: Tx, key: string | null, now: Date): Promise<void> {
  if (key === null) return;
  await tx
    .insertInto("erased_files")
    .values({ key, erased_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const removedAtOnce = 10;

/**
 * Removes all files whose erasure is recorded, or stops at the first failure, since each call to a store
 * that is down takes seconds; the purge tries again. Returns how many were removed.
 */
export async function removeErasedFiles(
  { db, files }: Pick<AppContext, "db" | "files">,
  signal?: AbortSignal,
): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await db
      .selectFrom("erased_files")
      .select("key")
      .orderBy("erased_at")
      .limit(removedAtOnce)
      .execute();
    if (rows.length === 0 || signal?.aborted === true) return removed;
    const keys = rows.map(({ key }) => key);
    await Promise.all(keys.map((key) => files.remove(key)));
    await db.deleteFrom("erased_files").where("key", "in", keys).execute();
    removed += keys.length;
  }
}

/** As `removeErasedFiles`, for a caller whose change has succeeded whether or not the store responds. */
export async function tryToRemoveErasedFiles(
  context: Pick<AppContext, "db" | "files">,
): Promise<void> {
  // The purge logs what is left.
  await removeErasedFiles(context).catch(() => undefined);
}

/** Notes erasures that are committed outside of the database, and removes their files. What fails, the purge repeats. */
export async function finishErasures(
  context: Pick<AppContext, "db" | "files" | "config">,
): Promise<void> {
  await tryToNoteErasures(context.db, context);
  await tryToRemoveErasedFiles(context);
}

/**
 * Deletes an application at the wish of its person, who is told so; the request closes with it. The email is tied to
 * no application, so the purge removes it after it is sent. Throws 409 under a legal hold.
 */
export async function eraseOnRequest(
  { tx, now }: Moment,
  row: ApplicationRow,
  config: Pick<Config, "siteUrl">,
): Promise<void> {
  const { email } = secureRecipient(row, now);
  requireNoHold(row);
  const interview = await endInterviews({ tx, now }, row.id, config, row.spam);
  const { id, language } = await eraseRows(tx, row.id, now);
  const text = await findTemplate(tx, language, "erased");
  if (row.spam) return;
  const about = interview && { interview };
  await enqueueEmail({ tx, now }, erasedEmail(language, id, text), { email, name: "" }, about);
}

/**
 * Deletes an application and its resume. An applicant with an open request gets a confirmation; `isOnRequest` enters a
 * request that is not in the register. Throws 404, and 409 under a legal hold.
 */
export async function deleteApplication(
  context: AppContext,
  id: string,
  isOnRequest: boolean,
  actor: Actor,
): Promise<void> {
  await withMailTransaction(context, (tx, now) =>
    deleteOne(context, { tx, now, actor }, id, isOnRequest),
  );
  await finishErasures(context);
}

/** Deletes many applications and their resumes; those under a legal hold are refused. */
export async function deleteApplications(
  context: AppContext,
  ids: readonly string[],
  actor: Actor,
  key?: IdempotencyKey,
): Promise<BulkResponse> {
  const start = (moment: Moment) =>
    startBulk({ ...moment, actor }, "application_deletion", ids, {});
  const outcome = await changeMany(context, deletionWork(context), start, key);
  await finishErasures(context);
  return outcome;
}

export const deletionWork =
  (context: AppContext): BulkWork =>
  async (part) =>
  (id) =>
    deleteOne(context, part, id);

async function deleteOne(
  { config }: AppContext,
  unit: Unit,
  id: string,
  isOnRequest = false,
): Promise<void> {
  const { tx, now } = unit;
  const row = await lockRow(tx, id);
  const isOpen = (await findOpenRequest(tx, row.id, "erasure")) !== undefined;
  if (isOnRequest && !isOpen) await openRequest(unit, row, "erasure");
  if (isOnRequest || isOpen) await eraseOnRequest(unit, row, config);
  else await eraseApplication(tx, id, config, now);
  await recordEvent(unit, id, { action: "application_deleted" });
}

import type { Insertable } from "kysely";
import { company } from "#content/company.ts";
import {
  SubmittedApplication,
  type Application,
  type SpamReason,
  type SpamSignals,
  type SubmitApplication,
} from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import type { AddApplication } from "#contract/manual-applications.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { resumeTypes } from "#contract/resume.ts";
import { readSource, type SourceFields, type StoredSource } from "#contract/sources.ts";
import { recordEvent } from "#server/hiring/applications/events.ts";
import { isGenuine, macOf, type Keys } from "#server/http/keys.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import { emailKey, searchText } from "#server/db/search.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { invalid } from "#server/http/http-error.ts";
import { translate } from "#server/http/language.ts";
import { applyLimits } from "#server/http/limits.ts";
import type { Actor } from "#server/http/requests.ts";
import type { Hit } from "#server/http/throttle.ts";
import type { AppContext } from "#server/context.ts";
import { recordSent } from "#server/hiring/applications/steps.ts";
import {
  findPosition,
  readPositions,
  readPublicPositions,
  titleOf,
  type PositionRecord,
} from "#server/positions/records.ts";
import {
  idempotencyKeyOf,
  respondOnce,
  saveResponse,
  type IdempotencyKey,
} from "#server/http/idempotency.ts";
import { sendReceipt, sendSubmissionEmails } from "#server/hiring/applications/notifications.ts";
import { getApplication, type ApplicationRow } from "#server/hiring/applications/records.ts";
import { queueForIndex } from "#server/hiring/resumes/index-texts.ts";
import { storageFailure, type StagedResume } from "./upload.ts";

type Received<Form> = {
  form: Form;
  resume: StagedResume | null;
  /** The Idempotency-Key that the client sent. */
  key: string | string[] | undefined;
};

type Submission = Received<SubmitApplication & SpamSignals & SourceFields> & {
  language: Language;
  network: string;
  requestId: string;
};

/**
 * Stores an application with its emails in the outbox. Only a stored one counts towards the limits, so a
 * repeated key does not. Suspected spam is stored without emails.
 */
export async function submitApplication(
  context: AppContext,
  { form, resume, key, language, network, requestId }: Submission,
): Promise<SubmittedApplication> {
  const { db, throttle, keys } = context;
  const { website, form_age, ...fields } = form;
  const request = idempotencyKeyOf(key, fields, resume?.upload.sha256);
  const limits = applyLimits(context.config);
  const address = emailKey(fields.email);
  const hits: Hit[] = [
    [limits.network, network],
    [limits.addressSoon, address],
    [limits.address, address],
  ];
  const now = context.clock();
  const suspicion = detectSpam(keys, { website, form_age }, now);
  const application = { fields, source: readSource(fields), resume, language, suspicion };
  const store = () =>
    storeApplication(context, application, request, now, async (tx, row) => {
      const unit = { tx, now, actor: { actorId: null, client: { requestId } } };
      const audited = row.spam ? {} : ({ action: "application_submitted" } as const);
      await recordEvent(unit, row.id, { event: "submitted", ...audited });
      if (row.spam) return;
      await recordSent(tx, row);
      await sendSubmissionEmails(context, tx, row, now);
    });
  return respondOnce(db, request, SubmittedApplication, () => throttle.countDone(hits, store));
}

/**
 * Stores an application that a user adds by hand. The applicant gets a receipt only on request, and HR no
 * email. A repeated key adds one application. Throws 422 for a position that is not open.
 */
export async function addApplication(
  context: AppContext,
  { form, resume, key }: Received<AddApplication>,
  { actorId, client }: Actor,
): Promise<Application> {
  const { db } = context;
  const { consent, send_receipt, source, source_detail, language = client.language } = form;
  const request = idempotencyKeyOf(key, form, resume?.upload.sha256);
  const now = context.clock();
  const origin = { source, source_detail: source_detail || null };
  const added = { added_by: actorId, consent };
  const application = { fields: form, source: origin, resume, language, added };
  const store = () =>
    storeApplication(context, application, request, now, async (tx, row) => {
      const unit = { tx, now, actor: { actorId, client } };
      await recordEvent(unit, row.id, { event: "added", action: "application_added" });
      await recordSent(tx, row);
      if (send_receipt === "true") await sendReceipt(context, tx, row, now, actorId);
    });
  const { data } = await respondOnce(db, request, SubmittedApplication, store);
  return getApplication(db, data.id, now);
}

type NewApplication = {
  fields: SubmitApplication;
  source: StoredSource;
  resume: StagedResume | null;
  language: Language;
  suspicion?: SpamReason | null;
  /** For an application that a user adds by hand. */
  added?: Pick<ApplicationsTable, "added_by" | "consent">;
};

/**
 * Stores an application durably: once this returns, its file and its row survive a power loss, and what
 * `record` writes with it. The file is stored before the row. Throws 422 for a position that is not open.
 */
async function storeApplication(
  { db, files, mailer }: AppContext,
  application: NewApplication,
  key: IdempotencyKey | undefined,
  now: Date,
  record: (tx: Tx, row: ReturnType<typeof newApplicationRow>) => Promise<void>,
): Promise<SubmittedApplication> {
  const { fields, language, resume, added } = application;
  const id = newId(now);
  // Staff also know the positions that are not public yet.
  const positions =
    added === undefined ? await readPublicPositions(db, now) : await readPositions(db);
  const job = requireOpenPosition(positions, fields.position, language);
  const row = newApplicationRow(id, job, application, now);
  const response: SubmittedApplication = {
    message: translate(language, "success.submitted"),
    data: { id, status: row.status, created_at: row.created_at },
  };
  try {
    if (resume !== null) await files.store(resume.upload, id);
    await withTransaction(db, async (tx) => {
      if (key !== undefined) await saveResponse(tx, key, response, row.created_at);
      await tx
        .insertInto("applications")
        .values({ ...row, ...added })
        .execute();
      await queueForIndex(tx, id, resume?.upload.sha256 ?? null);
      await record(tx, row);
    });
  } catch (error) {
    // The commit may have succeeded unnoticed, so the purge of orphaned files decides about the file.
    if (!isDatabaseOutage(error) && resume !== null) await files.remove(id).catch(() => undefined);
    throw storageFailure(error);
  }
  mailer.wake();
  return response;
}

/** The columns of the position that an application names. Throws 422 for one that is not open. */
function requireOpenPosition(
  positions: readonly PositionRecord[],
  name: string,
  language: Language,
) {
  const position = findPosition(positions, name);
  if (position === undefined) return { job_id: name, job_title: null };
  if (position.state !== "open") throw invalid({ position: ["field.position.closed"] });
  return { job_id: position.slug, job_title: titleOf(position, language) };
}

export function newApplicationRow(
  id: string,
  job: { job_id: string; job_title: string | null },
  { fields, source, resume, language, suspicion = null }: NewApplication,
  now: Date,
) {
  const orNull = (text = "") => (text.trim() === "" ? null : text);
  const coverLetter = orNull(fields.notes);
  const at = now.toISOString();
  const searchable = {
    id,
    full_name: fields.full_name,
    email: fields.email,
    phone: orNull(fields.phone),
    ...job,
    cv_original_name: resume?.name ?? null,
  };
  return {
    ...searchable,
    email_key: emailKey(fields.email),
    status: "submitted",
    status_at: at,
    notes: coverLetter,
    cover_letter: coverLetter,
    experience_level: fields.experience_level,
    portfolio_url: orNull(fields.portfolio_url),
    linkedin_url: orNull(fields.linkedin_url),
    github_url: orNull(fields.github_url),
    available_start_date: orNull(fields.available_start_date),
    language,
    ...source,
    policy_version: company.privacyPolicyVersion,
    cv_scan_pending: false,
    ...(resume !== null && resumeColumns(resume, id)),
    spam: suspicion !== null,
    spam_reason: suspicion,
    search_text: applicationSearchText(searchable),
    created_at: at,
    updated_at: at,
  } satisfies Insertable<ApplicationsTable>;
}

export const resumeColumns = ({ upload, name, type, scanPending }: StagedResume, key: string) => ({
  cv_key: key,
  cv_sha256: upload.sha256,
  cv_original_name: name,
  cv_size_bytes: upload.bytes,
  cv_content_type: resumeTypes[type],
  cv_scan_pending: scanPending,
});

type Searchable = "id" | "full_name" | "email" | "phone" | "job_id" | "job_title";

/** The text that the search of the panel looks in. */
export function applicationSearchText(
  row: Pick<ApplicationRow, Searchable | "cv_original_name">,
): string {
  const { full_name, email, job_id, job_title, cv_original_name } = row;
  const receipt = receiptNumber(row.id);
  const receipts = [receipt, receipt.replace("-", "")];
  const position = [job_id, job_title];
  return searchText([...receipts, full_name, email, ...position, cv_original_name], row.phone);
}

/** People take longer than this to fill in the form. */
const minimumAgeMs = 3_000;

/** A signed token of the time when a form was opened. */
export function formToken(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${macOf(keys.formToken, openedAt).toString("base64url")}`;
}

/** The reason for suspected spam, or null. A missing token is no reason: a bad connection may lose it. */
function detectSpam(keys: Keys, signals: SpamSignals, now: Date): SpamReason | null {
  if (signals.website !== undefined && signals.website.trim() !== "") return "honeypot";
  const token = signals.form_age ?? "";
  if (token === "") return null;
  const [openedAt = "", mac = ""] = token.split(".", 2);
  const given = Buffer.from(mac, "base64url");
  if (!isGenuine(keys, "formToken", openedAt, given)) return "forged_age";
  return now.getTime() - Number.parseInt(openedAt, 36) < minimumAgeMs ? "form_age" : null;
}

import type { Insertable } from "kysely";
import { createHmac, timingSafeEqual } from "node:crypto";
import { company } from "#content/company.ts";
import {
  SubmittedApplication,
  type SpamSignals,
  type SpamReason,
  type SubmitApplication,
} from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { resumeTypes } from "#contract/resume.ts";
import { acceptedKeys, type Keys } from "#server/auth/keys.ts";
import { emailKey } from "#server/db/email-key.ts";
import { isDatabaseOutage, isDuplicate } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { invalid, malformed, requestReused } from "#server/http/http-error.ts";
import { translate } from "#server/http/language.ts";
import { applyLimits } from "#server/http/limits.ts";
import type { AppContext } from "#server/context.ts";
import { sha256 } from "#server/lib/hash.ts";
import { findNamedPosition, titleOf } from "#server/positions/positions.ts";
import { removeResume } from "./deletion.ts";
import { sendSubmissionEmails } from "./notifications.ts";
import { applicationSearchText, auditApplication, recordEvent } from "./records.ts";
import { storageFailure, type StagedResume } from "./upload.ts";

type NewApplication = {
  fields: SubmitApplication;
  resume: StagedResume | null;
  language: Language;
  suspicion: SpamReason | null;
};

type Submission = {
  form: SubmitApplication & SpamSignals;
  resume: StagedResume | null;
  /** The Idempotency-Key that the client sent. */
  key: string | string[] | undefined;
  language: Language;
  network: string;
  requestId: string;
};

/**
 * Stores an application durably: once this returns, its file and its row survive a power loss, and its
 * emails are in the outbox. The file is stored before the row. A repeated key gets the first response
 * and counts towards no limit. Suspected spam is stored without emails.
 */
export async function submitApplication(
  context: AppContext,
  { form, resume, key, language, network, requestId }: Submission,
): Promise<SubmittedApplication> {
  const { db, files, mailer, throttle } = context;
  const { website, form_age, ...fields } = form;
  const request = idempotencyKeyOf(key, fields, resume);
  const earlier = request && (await findResponse(db, request));
  if (earlier !== undefined) return earlier;
  throttle.hit(applyLimits.soon, network);
  throttle.hit(applyLimits.daily, network);
  throttle.hit(applyLimits.toOneAddress, emailKey(fields.email));

  const now = context.clock();
  const id = newId(now);
  const position = await findNamedPosition(db, fields.position);
  if (position !== undefined && position.state !== "open") {
    throw invalid({ position: ["field.position.closed"] });
  }
  const job = {
    job_id: position?.slug ?? fields.position,
    job_title: position === undefined ? null : titleOf(position, language),
  };
  const suspicion = detectSpam(context.keys, { website, form_age }, now);
  const row = newApplicationRow(id, job, { fields, resume, language, suspicion }, now);
  const response: SubmittedApplication = {
    message: translate(language, "success.submitted"),
    data: { id, status: row.status, created_at: row.created_at },
  };
  try {
    if (resume !== null) await files.store(resume.upload, id);
    await withTransaction(db, async (tx) => {
      if (request !== undefined) await saveResponse(tx, request, response);
      await tx.insertInto("applications").values(row).execute();
      await recordEvent(tx, id, "submitted", null, {}, now);
      if (row.spam) return;
      const applicant = { actorId: null, client: { requestId } };
      await auditApplication(tx, id, "application_submitted", applicant, now);
      await sendSubmissionEmails(context, tx, row, now);
    });
  } catch (error) {
    // The commit may have succeeded unnoticed, so the purge of orphaned files decides about the file.
    if (!isDatabaseOutage(error)) await removeResume(files, id);
    const isRepeated = isDuplicate(error, "idempotency_keys", "key_hash");
    const first = request && isRepeated ? await findResponse(db, request) : undefined;
    if (first === undefined) throw storageFailure(error);
    return first;
  }
  mailer.wake();
  return response;
}

/** The row of a new application. */
export function newApplicationRow(
  id: string,
  job: { job_id: string; job_title: string | null },
  { fields, resume, language, suspicion }: NewApplication,
  now: Date,
) {
  const orNull = (text = "") => (text.trim() === "" ? null : text);
  const phone = orNull(fields.phone);
  const coverLetter = orNull(fields.notes);
  const at = now.toISOString();
  const searchable = {
    id,
    full_name: fields.full_name,
    email: fields.email,
    phone,
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

/** The columns of a resume that is stored under this key. */
export const resumeColumns = ({ upload, name, type, scanPending }: StagedResume, key: string) => ({
  cv_key: key,
  cv_sha256: upload.sha256,
  cv_original_name: name,
  cv_size_bytes: upload.bytes,
  cv_content_type: resumeTypes[type],
  cv_scan_pending: scanPending,
});

/** A hashed Idempotency-Key and the checksum of its request. */
type IdempotencyKey = { keyHash: string; checksum: string };

/** Reads the Idempotency-Key of a request, if it has one. Throws 400 for an invalid one. */
function idempotencyKeyOf(
  header: string | string[] | undefined,
  fields: SubmitApplication,
  resume: StagedResume | null,
): IdempotencyKey | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\u0021-\u007e]{8,200}$/.test(header)) throw malformed();
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const checksum = sha256(JSON.stringify([content, resume?.upload.sha256 ?? null]));
  return { keyHash: sha256(header), checksum };
}

/**
 * Finds the response to an earlier request with this key. Throws 422 with that response if the content
 * differs; only its sender knows the key.
 */
async function findResponse(
  db: Db,
  request: IdempotencyKey,
): Promise<SubmittedApplication | undefined> {
  const saved = await db
    .selectFrom("idempotency_keys")
    .select(["checksum", "response"])
    .where("key_hash", "=", request.keyHash)
    .executeTakeFirst();
  if (saved === undefined) return undefined;
  const response = SubmittedApplication.parse(JSON.parse(saved.response));
  if (saved.checksum !== request.checksum) throw requestReused(response);
  return response;
}

/** Saves the response in the caller's transaction. The second of two requests with one key fails here. */
const saveResponse = (tx: Tx, request: IdempotencyKey, response: SubmittedApplication) =>
  tx
    .insertInto("idempotency_keys")
    .values({
      key_hash: request.keyHash,
      checksum: request.checksum,
      response: JSON.stringify(response),
      created_at: response.data.created_at,
    })
    .execute();

/** People take longer than this to fill in the form. */
const minimumAgeMs = 3_000;

/** A signed token of the time when a form was opened. */
export function formToken(keys: Keys, now: Date): string {
  const openedAt = now.getTime().toString(36);
  return `${openedAt}.${formMac(keys.formToken, openedAt)}`;
}

/** Why a submission looks like spam, or null. A missing token is no reason: a bad connection may lose it. */
function detectSpam(keys: Keys, signals: SpamSignals, now: Date): SpamReason | null {
  if (signals.website !== undefined && signals.website.trim() !== "") return "honeypot";
  const token = signals.form_age ?? "";
  if (token === "") return null;
  const [openedAt = "", mac = ""] = token.split(".", 2);
  const given = Buffer.from(mac);
  const isGenuine = acceptedKeys(keys).some((set) => {
    const expected = Buffer.from(formMac(set.formToken, openedAt));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return "forged_age";
  return now.getTime() - Number.parseInt(openedAt, 36) < minimumAgeMs ? "form_age" : null;
}

const formMac = (key: Uint8Array, openedAt: string) =>
  createHmac("sha256", key).update(openedAt).digest("base64url");

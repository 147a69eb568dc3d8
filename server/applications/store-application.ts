import type { Insertable } from "kysely";
import { company } from "#content/company.ts";
import {
  SubmittedApplication,
  type SpamReason,
  type SubmitApplication,
} from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { resumeTypes } from "#contract/resume.ts";
import type { StoredSource } from "#contract/sources.ts";
import { emailKey } from "#server/db/search.ts";
import { isDatabaseOutage, isDuplicate } from "#server/db/engine.ts";
import type { ApplicationsTable, Db, Tx } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { invalid } from "#server/http/http-error.ts";
import type { AppContext } from "#server/context.ts";
import { findNamedPosition, titleOf } from "#server/positions/positions.ts";
import { removeResume } from "./deletion.ts";
import { queueForIndex } from "./resume-index.ts";
import { findResponse, saveResponse, type IdempotencyKey } from "./idempotency.ts";
import { applicationSearchText } from "./records.ts";
import { storageFailure, type StagedResume } from "./upload.ts";

export type NewApplication = {
  fields: SubmitApplication;
  source: StoredSource;
  resume: StagedResume | null;
  language: Language;
  suspicion?: SpamReason | null;
};

/**
 * Stores an application durably: once this returns, its file and its row survive a power loss, and what
 * `record` writes with it. The file is stored before the row. Of two requests with one key the second
 * gets the response to the first.
 */
export async function storeApplication(
  { db, files, mailer }: AppContext,
  row: Insertable<ApplicationsTable>,
  { resume, key }: { resume: StagedResume | null; key: IdempotencyKey | undefined },
  response: SubmittedApplication,
  record: (tx: Tx) => Promise<void>,
): Promise<SubmittedApplication> {
  try {
    if (resume !== null) await files.store(resume.upload, row.id);
    await withTransaction(db, async (tx) => {
      if (key !== undefined) await saveResponse(tx, key, response, response.data.created_at);
      await tx.insertInto("applications").values(row).execute();
      await queueForIndex(tx, row.id, row.cv_sha256 ?? null);
      await record(tx);
    });
  } catch (error) {
    // The commit may have succeeded unnoticed, so the purge of orphaned files decides about the file.
    if (!isDatabaseOutage(error)) await removeResume(files, row.id);
    const isRepeated = isDuplicate(error, "idempotency_keys", "key_hash");
    const first = key && isRepeated ? await findResponse(db, key, SubmittedApplication) : undefined;
    if (first === undefined) throw storageFailure(error);
    return first;
  }
  mailer.wake();
  return response;
}

/** The columns of the position that an application names. Throws 422 for one that is not open. */
export async function requireOpenPosition(db: Db, name: string, language: Language) {
  const position = await findNamedPosition(db, name);
  if (position !== undefined && position.state !== "open") {
    throw invalid({ position: ["field.position.closed"] });
  }
  return {
    job_id: position?.slug ?? name,
    job_title: position === undefined ? null : titleOf(position, language),
  };
}

/** The row of a new application. */
export function newApplicationRow(
  id: string,
  job: { job_id: string; job_title: string | null },
  { fields, source, resume, language, suspicion = null }: NewApplication,
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

/** The columns of a resume that is stored under this key. */
export const resumeColumns = ({ upload, name, type, scanPending }: StagedResume, key: string) => ({
  cv_key: key,
  cv_sha256: upload.sha256,
  cv_original_name: name,
  cv_size_bytes: upload.bytes,
  cv_content_type: resumeTypes[type],
  cv_scan_pending: scanPending,
});

import type { Insertable } from "kysely";
import { company } from "#content/company.ts";
import type { SpamReason, SubmitApplication } from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { resumeTypes } from "#contract/resume.ts";
import type { StoredSource } from "#contract/sources.ts";
import type { ApplicationsTable } from "#server/db/schema.ts";
import { emailKey, searchText } from "#server/db/search.ts";
import { dayMs } from "#server/db/vietnam-time.ts";
import { invalid } from "#server/http/http-error.ts";
import { findPosition, titleOf, type PositionRecord } from "#server/positions/records.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import type { ApplicationRow } from "./records.ts";

export type NewApplication = {
  fields: SubmitApplication;
  source: StoredSource;
  resume: StagedResume | null;
  language: Language;
  suspicion?: SpamReason | null;
  /** The end of its stay in the talent pool. */
  poolEnd?: string | null;
  /** For an application that a user adds by hand. */
  added?: Pick<ApplicationsTable, "added_by" | "consent">;
};

/** The columns of a new application. */
export function newApplicationRow(
  id: string,
  job: { job_id: string; job_title: string | null },
  { fields, source, resume, language, suspicion = null, poolEnd = null, added }: NewApplication,
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
    talent_pool_until: poolEnd,
    policy_version: company.privacyPolicyVersion,
    cv_scan_pending: false,
    ...(resume !== null && resumeColumns(resume, id)),
    spam: suspicion !== null,
    spam_reason: suspicion,
    search_text: applicationSearchText(searchable),
    visit_ends_at: added === undefined ? new Date(now.getTime() + dayMs).toISOString() : null,
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

/**
 * The columns of the position that an application names. Throws 422, at the field of the request, for one that is
 * not open.
 */
export function openPositionColumns(
  positions: readonly PositionRecord[],
  name: string,
  language: Language,
  field = "position",
) {
  const position = findPosition(positions, name);
  if (position === undefined) return { job_id: name, job_title: null };
  if (position.state !== "open") throw invalid({ [field]: ["field.position.closed"] });
  return { job_id: position.slug, job_title: titleOf(position, language) };
}

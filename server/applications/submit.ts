import type { Insertable } from "kysely";
import { company } from "#content/company.ts";
import { positions } from "#content/positions.ts";
import { findPosition } from "#contract/positions.ts";
import type {
  SpamReason,
  SubmitApplication,
  SubmittedApplication,
} from "#contract/applications.ts";
import type { Language } from "#contract/languages.ts";
import { resumeTypes } from "#contract/resume.ts";
import { audit } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import type { ApplicationsTable } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { invalid, unavailable } from "#server/http/failure.ts";
import { say } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { listClosedPositions } from "#server/settings/settings.ts";
import { note } from "./history.ts";
import { findAnswer, isSecondAttempt, keepAnswer, type Attempt } from "./idempotency.ts";
import { postArrivalLetters } from "./arrival-letters.ts";
import { applicationSearchText } from "./queries.ts";
import type { ArrivedResume } from "./upload.ts";

export type Submission = {
  fields: SubmitApplication;
  resume: ArrivedResume | null;
  language: Language;
  attempt: Attempt | undefined;
  /** The call it came by. */
  source: Pick<ClientInfo, "requestId">;
  /** Why it looks like spam. It is kept aside then, and no letter is sent. */
  suspicion: SpamReason | null;
};

/**
 * Stores an application for good: once this returns, its file and its row survive a loss of power,
 * and its letters are in the outbox. The file comes first; the row makes it true. The same attempt
 * twice is one application with one answer.
 */
export async function submitApplication(
  parts: Parts,
  submission: Submission,
): Promise<SubmittedApplication> {
  const { db, files, mailer, clock } = parts;
  const jobId = jobOf(submission.fields.position);
  const now = clock();
  const id = newId(now);
  const { resume } = submission;
  try {
    if (resume !== null) await files.keep(resume.incoming, id);
    const row = applicationRow(id, jobId, submission, now);
    const answer: SubmittedApplication = {
      message: say(submission.language, "success.submitted"),
      data: { id, status: row.status, created_at: row.created_at },
    };
    await transact(db, async (tx) => {
      await keepAnswer(tx, submission.attempt, answer);
      if ((await listClosedPositions(tx)).includes(jobId)) {
        throw invalid({ position: ["field.position.closed"] });
      }
      await tx.insertInto("applications").values(row).execute();
      await note(tx, id, "submitted", null, {}, now);
      if (row.spam) return;
      const target = { kind: "application", id } as const;
      const { source } = submission;
      await audit(tx, { at: now, action: "application_submitted", actorId: null, target, source });
      await postArrivalLetters(parts, tx, row, now);
    });
    mailer.kick();
    return answer;
  } catch (error) {
    return await recover(parts, submission, id, error);
  }
}

/** After a failure: the answer of the attempt that came first, or the reason; the file goes when it is surely nobody's. */
async function recover(
  { db, files }: Parts,
  { attempt }: Submission,
  id: string,
  error: unknown,
): Promise<SubmittedApplication> {
  // When the database was lost during the commit, the row may stand; the sweep decides later.
  if (!isDatabaseOutage(error)) await files.remove(id).catch(() => undefined);
  if (isSecondAttempt(error)) {
    const answer = await findAnswer(db, attempt);
    if (answer !== undefined) return answer;
  }
  throw isDatabaseOutage(error) ? unavailable("failure.storage", error) : error;
}

/** The job an application is for: the slug of the position it names, else the text as sent. */
const jobOf = (position: string) => findPosition(positions, position)?.slug ?? position;

/** The row of an application that arrives now. */
export function applicationRow(
  id: string,
  jobId: string,
  { fields, resume, language, suspicion }: Omit<Submission, "source">,
  now: Date,
) {
  const orNull = (text: string | undefined) =>
    text === undefined || text.trim() === "" ? null : text;
  const phone = orNull(fields.phone);
  const letter = orNull(fields.notes);
  const searched = {
    id,
    full_name: fields.full_name,
    email: fields.email,
    phone,
    job_id: jobId,
    cv_original_name: resume?.name ?? null,
  };
  return {
    ...searched,
    email_key: emailKey(fields.email),
    status: "submitted",
    status_at: now.toISOString(),
    notes: letter,
    cover_letter: letter,
    experience_level: fields.experience_level,
    portfolio_url: orNull(fields.portfolio_url),
    linkedin_url: orNull(fields.linkedin_url),
    github_url: orNull(fields.github_url),
    available_start_date: orNull(fields.available_start_date),
    language,
    policy_version: company.privacyPolicyVersion,
    cv_key: resume === null ? null : id,
    cv_sha256: resume?.incoming.sha256 ?? null,
    cv_size_bytes: resume?.incoming.bytes ?? null,
    cv_scan_pending: resume?.scanPending ?? false,
    cv_content_type: resume === null ? null : resumeTypes[resume.type],
    spam: suspicion !== null,
    spam_reason: suspicion,
    search_text: applicationSearchText(searched),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  } satisfies Insertable<ApplicationsTable>;
}

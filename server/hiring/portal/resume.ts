import type { PortalApplication } from "#contract/applicant.ts";
import type { AppContext } from "#server/context.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import { exists } from "#server/db/lists.ts";
import type { Db, Moment } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { applicationSearchText, resumeColumns } from "#server/hiring/applications/columns.ts";
import { recordErasedFile, tryToRemoveErasedFiles } from "#server/hiring/applications/deletion.ts";
import {
  lockApplication,
  requireApplication,
  saveApplication,
  type ApplicationRow,
} from "#server/hiring/applications/records.ts";
import { storageFailure } from "#server/hiring/apply/upload.ts";
import { queueForIndex } from "#server/hiring/resumes/index-texts.ts";
import type { StagedResume } from "#server/hiring/resumes/resume-type.ts";
import { conflict } from "#server/http/http-error.ts";
import { keepNewest, storeAttachment } from "#server/mail/attachments.ts";
import { isUndecided, getPortalApplication, invalidLink } from "./own-application.ts";

/** Earlier resumes that HR keeps beside the newest. */
const keptResumes = 5;

/**
 * Replaces the resume. One that HR may have seen stays as a file beside it. Throws 409 for a withdrawn
 * application, and once the applicant knows of a decision.
 */
export async function replaceResume(
  context: AppContext,
  id: string,
  resume: StagedResume,
): Promise<PortalApplication> {
  const { db, files, clock } = context;
  const now = clock();
  const key = newId(now);
  try {
    const earlier = await readSeenResume(context, id);
    await files.store(resume.upload, key);
    await withTransaction(db, async (tx) => {
      const row = await lockApplication(tx, id, now, invalidLink);
      if (!isUndecided(row, now)) throw conflict("failure.cannotReplace");
      const search_text = applicationSearchText({ ...row, cv_original_name: resume.name });
      const change = { ...resumeColumns(resume, key), search_text };
      const detail = { before: row.cv_original_name, after: resume.name };
      const unit = { tx, now, actor: { actorId: null } };
      await saveApplication(unit, row, change, { event: "cv_replaced", detail });
      await queueForIndex(tx, id, resume.upload.sha256);
      if (earlier !== undefined && earlier.key === row.cv_key)
        await keep({ tx, now }, row, earlier);
      await recordErasedFile(tx, row.cv_key, now);
    });
  } catch (error) {
    // The commit may have succeeded unnoticed, so the purge of orphaned files decides about the file.
    if (!isDatabaseOutage(error)) await files.remove(key).catch(() => undefined);
    throw storageFailure(error);
  }
  await tryToRemoveErasedFiles(context);
  return getPortalApplication(context, id);
}

type Seen = { key: string; content: Buffer };

/** The present resume, where a user has opened it or changed the application; none that is damaged or unscanned. */
async function readSeenResume({ db, files }: AppContext, id: string): Promise<Seen | undefined> {
  const row = await requireApplication(db, id, invalidLink);
  const { cv_key: key, cv_sha256: sha256, cv_size_bytes: bytes } = row;
  if (key === null || sha256 === null || bytes === null || row.cv_scan_pending) return undefined;
  if (!(await hasBeenReviewed(db, id))) return undefined;
  try {
    return { key, content: await files.readVerified(key, { sha256, bytes }) };
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

async function keep(
  moment: Moment,
  { id, cv_original_name, cv_content_type }: ApplicationRow,
  { content }: Seen,
): Promise<void> {
  const name = cv_original_name ?? "resume";
  const type = cv_content_type ?? "application/octet-stream";
  const purpose = "earlier_resume";
  await storeAttachment(moment, id, { purpose, name, type, content });
  await keepNewest(moment.tx, { application_id: id, purpose }, keptResumes);
}

/** Whether a user has opened the resume or changed the application. */
function hasBeenReviewed(db: Db, id: string): Promise<boolean> {
  const events = db.selectFrom("application_events").select("id").where("application_id", "=", id);
  return exists(events.where("actor_id", "is not", null));
}

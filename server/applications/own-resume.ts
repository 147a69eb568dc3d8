import type { OwnApplication } from "#contract/applicant.ts";
import { resumeTypes } from "#contract/resume.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { isDatabaseOutage } from "#server/db/engine.ts";
import { newId } from "#server/db/id.ts";
import { transact } from "#server/db/transact.ts";
import { conflict, unavailable } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { removeResume } from "./erase.ts";
import { note } from "./history.ts";
import { canReplace, hasBeenTouched, lockOwn, ownId, viewOwn } from "./own.ts";
import { applicationSearchText } from "./queries.ts";
import type { ArrivedResume } from "./upload.ts";

/** Puts another resume in the place of the first while nobody has begun to look. Throws 409 afterwards. */
export async function replaceOwnResume(
  parts: Parts,
  token: string,
  resume: ArrivedResume,
): Promise<OwnApplication> {
  const { db, files, clock } = parts;
  const id = ownId(parts, token);
  const now = clock();
  const key = newId(now);
  try {
    await files.keep(resume.incoming, key);
    const before = await transact(db, async (tx) => {
      const row = await lockOwn(tx, id);
      if (!canReplace(row, await hasBeenTouched(tx, id))) throw conflict("failure.cannotReplace");
      await tx
        .updateTable("applications")
        .set({
          cv_key: key,
          cv_sha256: resume.incoming.sha256,
          cv_original_name: resume.name,
          cv_size_bytes: resume.incoming.bytes,
          cv_content_type: resumeTypes[resume.type],
          cv_scan_pending: resume.scanPending,
          search_text: applicationSearchText({ ...row, cv_original_name: resume.name }),
          updated_at: nextStamp(row.updated_at, now),
        })
        .where("id", "=", id)
        .execute();
      const detail = { before: row.cv_original_name, after: resume.name };
      await note(tx, id, "cv_replaced", null, detail, now);
      return row;
    });
    await removeResume(files, before.cv_key);
  } catch (error) {
    // When the database was lost during the commit, the row may stand; the sweep decides later.
    if (isDatabaseOutage(error)) throw unavailable("failure.storage", error);
    await removeResume(files, key);
    throw error;
  }
  return viewOwn(parts, token);
}

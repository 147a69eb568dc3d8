import { Readable } from "node:stream";
import { recordErasedFile, tryToRemoveErasedFiles } from "#server/hiring/applications/deletion.ts";
import { saveApplication } from "#server/hiring/applications/records.ts";
import { queueForIndex } from "#server/hiring/resumes/index-texts.ts";
import { applicationSearchText } from "#server/hiring/applications/columns.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { ScannerDownError, ScanFailedError } from "#server/files/scanner.ts";
import type { AppContext } from "#server/context.ts";

/** One timeout may be the fault of a file; several in a row mean that the scanner is down. */
const longestOutage = 2;

/**
 * Scans the resumes that arrived during an outage of the virus scanner, the oldest first, until the
 * scanner is down again or the server stops. An infected file is removed; its application stays. A
 * missing, damaged or unscannable file is tried again the next time. Returns the count of scanned files.
 */
export async function rescan(context: AppContext, signal?: AbortSignal): Promise<number> {
  const { db, files, scanner } = context;
  if (scanner === undefined) return 0;
  let scanned = 0;
  let outages = 0;
  const pending = await db
    .selectFrom("applications")
    .select(["id", "cv_key as key", "cv_sha256 as sha256", "cv_size_bytes as bytes"])
    .where("cv_scan_pending", "=", true)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // Otherwise an outage would be noticed with the next upload.
  if (pending.length === 0) await scanner.check().catch(() => undefined);
  for (const { id, key, sha256, bytes } of pending) {
    if (signal?.aborted === true || outages === longestOutage) break;
    if (key === null || sha256 === null || bytes === null) continue;
    try {
      const content = await files.readVerified(key, { sha256, bytes });
      await storeFinding(context, id, key, await scanner.scan(Readable.from([content]), signal));
      scanned += 1;
      outages = 0;
    } catch (error) {
      if (error instanceof DamagedFileError || error instanceof ScanFailedError) continue;
      if (!(error instanceof ScannerDownError)) throw error;
      outages += 1;
    }
  }
  return scanned;
}

/** Stores the finding unless the resume has been replaced since, and removes an infected file. */
async function storeFinding(
  context: AppContext,
  id: string,
  key: string,
  finding: "clean" | "infected",
): Promise<void> {
  const { db, clock } = context;
  await withTransaction(db, async (tx) => {
    const row = await tx
      .updateTable("applications")
      .set({ cv_scan_pending: false })
      .where("id", "=", id)
      .where("cv_key", "=", key)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined || finding === "clean") return;
    const now = clock();
    const search_text = applicationSearchText({ ...row, cv_original_name: null });
    const unit = { tx, now, actor: { actorId: null } };
    await saveApplication(unit, row, { ...noResume, search_text }, { event: "cv_infected" });
    await queueForIndex(tx, id, null);
    await recordErasedFile(tx, key, now);
  });
  await tryToRemoveErasedFiles(context);
}

const noResume = {
  cv_key: null,
  cv_sha256: null,
  cv_original_name: null,
  cv_size_bytes: null,
  cv_content_type: null,
};

import { Readable } from "node:stream";
import { removeResume } from "#server/applications/erase.ts";
import { note } from "#server/applications/history.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { ScannerDownError } from "#server/files/scanner.ts";
import type { Parts } from "#server/parts.ts";

type RescanParts = Pick<Parts, "db" | "files" | "scanner" | "clock">;

const atOnce = 20;

/**
 * Scans the resumes that arrived while the virus scanner was down, the oldest first, until none is
 * left or it is down again. An infected file is removed; its application stays. Says how many were
 * scanned.
 */
export async function rescan(parts: RescanParts): Promise<number> {
  const { db, files, scanner } = parts;
  if (scanner === undefined) return 0;
  let scanned = 0;
  for (;;) {
    const waiting = await waitingForScan(db);
    if (waiting.length === 0) return scanned;
    for (const { id, key, sha256, bytes } of waiting) {
      try {
        const content = await files.readVerified(key, { sha256, bytes });
        const finding = await scanner.scan(Readable.from([content]));
        await settle(parts, id, key, finding);
      } catch (error) {
        if (error instanceof ScannerDownError) return scanned;
        if (!(error instanceof DamagedFileError)) throw error;
        // A damaged file cannot be had either; its download says so.
        await settle(parts, id, key, "clean");
      }
      scanned += 1;
    }
  }
}

async function waitingForScan(db: Db) {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "cv_key as key", "cv_sha256 as sha256", "cv_size_bytes as bytes"])
    .where("cv_scan_pending", "=", true)
    .orderBy("created_at")
    .limit(atOnce)
    .execute();
  return rows.flatMap(({ id, key, sha256, bytes }) =>
    key === null || sha256 === null || bytes === null ? [] : [{ id, key, sha256, bytes }],
  );
}

/** Writes down what the scanner found, unless the resume has been replaced meanwhile. */
async function settle(
  { db, files, clock }: RescanParts,
  id: string,
  key: string,
  finding: "clean" | "infected",
): Promise<void> {
  const gone = {
    cv_key: null,
    cv_sha256: null,
    cv_original_name: null,
    cv_size_bytes: null,
    cv_content_type: null,
  };
  const settled = await transact(db, async (tx) => {
    const updated = await tx
      .updateTable("applications")
      .set({ cv_scan_pending: false, ...(finding === "infected" ? gone : {}) })
      .where("id", "=", id)
      .where("cv_key", "=", key)
      .executeTakeFirst();
    const isOurs = updated.numUpdatedRows === 1n;
    if (isOurs && finding === "infected") await note(tx, id, "cv_infected", null, {}, clock());
    return isOurs;
  });
  if (settled && finding === "infected") await removeResume(files, key);
}

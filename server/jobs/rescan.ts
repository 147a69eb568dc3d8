import { Readable } from "node:stream";
import { removeResume } from "#server/applications/deletion.ts";
import { recordEvent } from "#server/applications/history.ts";
import type { Db } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { DamagedFileError } from "#server/files/files.ts";
import { ScannerDownError, UnscannableError } from "#server/files/scanner.ts";
import type { AppContext } from "#server/context.ts";

type RescanParts = Pick<AppContext, "db" | "files" | "scanner" | "clock">;

const atOnce = 20;
/** A file may take the scanner longer than it is given; when several in a row do, it is the scanner. */
const silencesInARow = 2;

/**
 * Scans the resumes that arrived while the virus scanner was down, each once, the oldest first, until
 * none is left, it is down again or the server stops. An infected file is removed; its application
 * stays. A file that is missing or damaged waits on, since it may come back, and so does one that it
 * cannot look at. Says how many were scanned.
 */
export async function rescan(parts: RescanParts, signal?: AbortSignal): Promise<number> {
  const { db, files, scanner } = parts;
  if (scanner === undefined) return 0;
  let scanned = 0;
  let silences = 0;
  let last: Waiting | undefined;
  for (;;) {
    const waiting = await waitingForScan(db, last);
    last = waiting.at(-1);
    if (last === undefined) return scanned;
    for (const { id, key, sha256, bytes } of waiting) {
      if (signal?.aborted === true) return scanned;
      if (key === null || sha256 === null || bytes === null) continue;
      try {
        const content = await files.readVerified(key, { sha256, bytes });
        const finding = await scanner.scan(Readable.from([content]), signal);
        await settle(parts, id, key, finding);
        scanned += 1;
        silences = 0;
      } catch (error) {
        if (error instanceof DamagedFileError || error instanceof UnscannableError) continue;
        if (!(error instanceof ScannerDownError)) throw error;
        silences += 1;
        if (silences === silencesInARow) return scanned;
      }
    }
  }
}

type Waiting = Awaited<ReturnType<typeof waitingForScan>>[number];

/** The next that wait after this one. */
function waitingForScan(db: Db, last: { id: string; created_at: string } | undefined) {
  return db
    .selectFrom("applications")
    .select(["id", "created_at", "cv_key as key", "cv_sha256 as sha256", "cv_size_bytes as bytes"])
    .where("cv_scan_pending", "=", true)
    .$if(last !== undefined, (waiting) =>
      waiting.where((eb) =>
        eb(eb.refTuple("created_at", "id"), ">", eb.tuple(last?.created_at ?? "", last?.id ?? "")),
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(atOnce)
    .execute();
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
    if (isOurs && finding === "infected")
      await recordEvent(tx, id, "cv_infected", null, {}, clock());
    return isOurs;
  });
  if (settled && finding === "infected") await removeResume(files, key);
}

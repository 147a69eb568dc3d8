import { eraseApplication, removeResume } from "#server/applications/deletion.ts";
import { audit } from "#server/audit/audit.ts";
import { skipLocked } from "#server/db/lock.ts";
import { transact } from "#server/db/transact.ts";
import { dueForErasure } from "#server/settings/retention.ts";
import { readSettings } from "#server/settings/settings.ts";
import type { JobParts } from "./run.ts";

const atOnce = 50;

/** Erases the applications whose retention time is over; none while the owner has set no time. */
export async function sweepRetention(
  { db, files }: JobParts,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  for (;;) {
    if (signal?.aborted === true) return erased;
    // Read again each time: the owner may change it while this runs.
    const { retentionDays } = await readSettings(db);
    if (retentionDays === null) return erased;
    const keys = await transact(db, async (tx) => {
      // Held until they are gone, so that no legal hold or other change comes in between.
      const due = await dueForErasure(tx, retentionDays, now)
        .select("id")
        .limit(atOnce)
        .modifyEnd(skipLocked(tx))
        .execute();
      const gone: (string | null)[] = [];
      for (const { id } of due) {
        const row = await eraseApplication(tx, id);
        if (typeof row === "string") continue;
        const target = { kind: "application", id } as const;
        await audit(tx, { at: now, action: "application_erased", actorId: null, target });
        gone.push(row.cv_key);
      }
      return gone;
    });
    for (const key of keys) await removeResume(files, key);
    erased += keys.length;
    if (keys.length < atOnce) return erased;
  }
}

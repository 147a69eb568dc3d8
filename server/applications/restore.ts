import type { Application } from "#contract/applications.ts";
import { audit } from "#server/audit/audit.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor } from "#server/http/current-user.ts";
import type { Parts } from "#server/parts.ts";
import { postArrivalLetters } from "./arrival-letters.ts";
import { note } from "./history.ts";
import { lockApplication } from "./lock.ts";
import { getApplication } from "./queries.ts";

/** Takes an application out of suspicion and sends the letters that were not sent. Throws 404. */
export async function restoreApplication(
  parts: Parts,
  id: string,
  actor: Actor,
): Promise<Application> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const restored = await transact(db, async (tx) => {
    const row = await lockApplication(tx, id);
    if (!row.spam) return getApplication(tx, id, now);
    const change = { spam: false, spam_reason: null, updated_at: nextStamp(row.updated_at, now) };
    await tx.updateTable("applications").set(change).where("id", "=", id).execute();
    await postArrivalLetters(parts, tx, row, now);
    await note(tx, id, "spam_restored", actor.actorId, {}, now);
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_restored", target, ...actor });
    return getApplication(tx, id, now);
  });
  mailer.kick();
  return restored;
}

import type {
  Application,
  ApplicationStatus,
  LetterPreview,
  UpdateApplication,
} from "#contract/applications.ts";
import { audit } from "#server/audit/audit.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor } from "#server/http/current-user.ts";
import { notFound } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { announceStatus, announcedColumns, previewLetter } from "./announce.ts";
import { note } from "./history.ts";
import { lockApplication } from "./lock.ts";
import type { Check } from "#server/http/if-match.ts";
import { getApplication } from "./queries.ts";
import { nextStamp } from "#server/db/change-stamp.ts";

/**
 * Changes status, notes and legal hold. A status that really changes is announced unless `notify` is
 * false. `check` sees the record under lock and may refuse the change. Throws 404.
 */
export async function updateApplication(
  parts: Parts,
  id: string,
  change: UpdateApplication,
  actor: Actor,
  check: Check<Application>,
): Promise<Application> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const updated = await transact(db, async (tx) => {
    const announced = await lockApplication(tx, id);
    const before = await getApplication(tx, id, now);
    await check(before, tx);
    const { status = before.status, notes = before.notes, legal_hold = before.legal_hold } = change;
    const after = { status, notes, legal_hold };
    // Forms send an empty text where there is none.
    const fields = (["status", "notes", "legal_hold"] as const).filter(
      (field) => (after[field] ?? "") !== (before[field] ?? ""),
    );
    if (fields.length === 0) return before;

    await tx
      .updateTable("applications")
      .set({ ...after, updated_at: nextStamp(before.updated_at, now) })
      .where("id", "=", id)
      .execute();
    if (status !== before.status) {
      const shown = await announceStatus(parts, tx, announced, status, change, now);
      await tx
        .updateTable("applications")
        .set({ ...shown, status_at: now.toISOString() })
        .where("id", "=", id)
        .execute();
    }
    const target = { kind: "application", id } as const;
    const changed = status === before.status ? undefined : { before: before.status, after: status };
    await audit(tx, {
      at: now,
      action: "application_updated",
      target,
      fields,
      status: changed,
      ...actor,
    });
    for (const field of fields) {
      const detail = { before: textOf(before[field]), after: textOf(after[field]) };
      await note(tx, id, field, actor.actorId, detail, now);
    }
    return await getApplication(tx, id, now);
  });
  mailer.kick();
  return updated;
}

const textOf = (value: string | boolean | null) => (value === null ? null : String(value));

/** The letter that a new status would send. Throws 404. */
export async function getLetterPreview(
  { db, clock }: Parts,
  id: string,
  status: ApplicationStatus,
): Promise<LetterPreview> {
  const application = await db
    .selectFrom("applications")
    .select(announcedColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return previewLetter(db, application, status, clock());
}

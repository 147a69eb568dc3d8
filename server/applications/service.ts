import type {
  Application,
  ApplicationStatus,
  LetterPreview,
  UpdateApplication,
} from "#contract/applications.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/lock.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { notFound } from "#server/http/failure.ts";
import type { Parts } from "#server/parts.ts";
import { announceStatus, announcedColumns, previewLetter, type Announced } from "./announce.ts";
import { postArrivalLetters } from "./arrival-letters.ts";
import { eraseApplication, removeResume } from "./erase.ts";
import { note } from "./history.ts";
import { findApplication } from "./queries.ts";

/**
 * Changes status, notes and legal hold. A status that really changes is announced unless `notify` is
 * false. `check` sees the record under lock and may refuse the change. Throws 404.
 */
export async function updateApplication(
  parts: Parts,
  id: string,
  change: UpdateApplication,
  actor: Actor,
  check: (current: Application) => void,
): Promise<Application> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const updated = await transact(db, async (tx) => {
    const announced = await lockApplication(tx, id);
    const before = await getApplication(tx, id);
    check(before);
    const { status = before.status, notes = before.notes, legal_hold = before.legal_hold } = change;
    const after = { status, notes, legal_hold };
    const fields = (["status", "notes", "legal_hold"] as const).filter(
      (field) => after[field] !== before[field],
    );
    if (fields.length === 0) return before;

    const updatedAt = new Date(Math.max(now.getTime(), Date.parse(before.updated_at) + 1));
    await tx
      .updateTable("applications")
      .set({ ...after, updated_at: updatedAt.toISOString() })
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
    await audit(tx, { at: now, action: "application_updated", target, fields, ...actor });
    for (const field of fields) {
      const detail = { before: textOf(before[field]), after: textOf(after[field]) };
      await note(tx, id, field, actor.actorId, detail, now);
    }
    return await getApplication(tx, id);
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
    if (!row.spam) return getApplication(tx, id);
    const change = { spam: false, spam_reason: null, updated_at: now.toISOString() };
    await tx.updateTable("applications").set(change).where("id", "=", id).execute();
    await postArrivalLetters(parts, tx, row, now);
    await note(tx, id, "spam_restored", actor.actorId, {}, now);
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_restored", target, ...actor });
    return getApplication(tx, id);
  });
  mailer.kick();
  return restored;
}

/** Removes everything about an application for good. Throws 404. */
export async function deleteApplication(parts: Parts, id: string, actor: Actor): Promise<void> {
  const { db, files, clock } = parts;
  const key = await transact(db, async (tx) => {
    const erased = await eraseApplication(tx, id);
    if (erased === undefined) throw notFound("failure.applicationNotFound");
    await audit(tx, {
      at: clock(),
      action: "application_deleted",
      target: { kind: "application", id },
      ...actor,
    });
    return erased.cv_key;
  });
  await removeResume(files, key);
}

/** Writes down that somebody took the resume out of the house. */
export async function recordDownload(parts: Parts, id: string, actor: Actor): Promise<void> {
  const now = parts.clock();
  await transact(parts.db, async (tx) => {
    await note(tx, id, "cv_downloaded", actor.actorId, {}, now);
    await audit(tx, {
      at: now,
      action: "resume_downloaded",
      target: { kind: "application", id },
      ...actor,
    });
  });
}

async function lockApplication(tx: Tx, id: string): Promise<Announced> {
  const row = await tx
    .selectFrom("applications")
    .select(announcedColumns)
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (row === undefined) throw notFound("failure.applicationNotFound");
  return row;
}

export async function getApplication(db: Db, id: string): Promise<Application> {
  const application = await findApplication(db, id);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

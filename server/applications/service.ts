import type { Application, UpdateApplication } from "#contract/applications.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/lock.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { notFound } from "#server/http/failure.ts";
import { statusLetter } from "#server/mail/application-letters.ts";
import { post } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { eraseApplication, removeResume } from "./erase.ts";
import { note } from "./history.ts";
import { findApplication } from "./queries.ts";

/**
 * Changes status and notes; a status that really changes sends its letter unless `notify` is false.
 * `check` sees the record under lock and may refuse the change. Throws 404.
 */
export async function updateApplication(
  parts: Parts,
  id: string,
  change: UpdateApplication,
  actor: Actor,
  check: (current: Application) => void,
): Promise<Application> {
  const { db, mailer, clock, config } = parts;
  const now = clock();
  const updated = await transact(db, async (tx) => {
    const before = await lockApplication(tx, id);
    check(before);
    const status = change.status ?? before.status;
    const notes = change.notes ?? before.notes;
    const fields = [
      ...(status === before.status ? [] : ["status"]),
      ...(notes === before.notes ? [] : ["notes"]),
    ];
    if (fields.length === 0) return before;

    const updatedAt = new Date(Math.max(now.getTime(), Date.parse(before.updated_at) + 1));
    await tx
      .updateTable("applications")
      .set({
        status,
        notes,
        updated_at: updatedAt.toISOString(),
        ...(status === before.status ? {} : { status_at: now.toISOString() }),
      })
      .where("id", "=", id)
      .execute();
    await audit(tx, {
      at: now,
      action: "application_updated",
      target: { kind: "application", id },
      fields,
      ...actor,
    });
    if (notes !== before.notes) {
      await note(tx, id, "notes", actor.actorId, { before: before.notes, after: notes }, now);
    }
    if (status !== before.status) {
      await note(tx, id, "status", actor.actorId, { before: before.status, after: status }, now);
    }
    if (status !== before.status && status !== "submitted" && change.notify !== false) {
      const letter = statusLetter(before.language, status, {
        id,
        fullName: before.full_name,
        jobTitle: before.job_title,
        createdAt: before.created_at,
        siteUrl: config.siteUrl,
      });
      const applicant = { email: before.email, name: before.full_name };
      await post(tx, letter, applicant, { applicationId: id }, now);
    }
    return await getApplication(tx, id);
  });
  mailer.kick();
  return updated;
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

async function lockApplication(tx: Tx, id: string): Promise<Application> {
  const row = tx.selectFrom("applications").select("id").where("id", "=", id);
  await row.modifyEnd(forUpdate(tx)).execute();
  return getApplication(tx, id);
}

export async function getApplication(db: Db, id: string): Promise<Application> {
  const application = await findApplication(db, id);
  if (application === undefined) throw notFound("failure.applicationNotFound");
  return application;
}

import type { BulkResponse } from "#contract/bulk.ts";
import type { Config } from "#server/config.ts";
import { emailKey } from "#server/db/search.ts";
import { exists } from "#server/db/exists.ts";
import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import type { FileStore } from "#server/files/files.ts";
import { changeEach } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/requests.ts";
import { conflict } from "#server/http/http-error.ts";
import { removeOrphanedEmails, withMailTransaction } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { endInterviews } from "#server/interviews/emails.ts";
import { lockApplication } from "./records.ts";
import { auditApplication } from "#server/audit/audit.ts";

type Erased = Pick<ApplicationsTable, "id" | "cv_key" | "email" | "language">;

/**
 * Deletes an application with its history, interviews, emails, links and search text, and ends the events
 * of its interviews in calendars. The caller removes the resume with `removeResume` after the commit.
 * Throws 404, and 409 under a legal hold.
 */
export async function eraseApplication(
  tx: Tx,
  id: string,
  { siteUrl }: Pick<Config, "siteUrl">,
  now: Date,
): Promise<Erased> {
  const { legal_hold } = await lockApplication(tx, id);
  if (legal_hold) throw conflict("failure.legalHold");
  await endInterviews(tx, id, siteUrl, now);
  const erased = await tx
    .deleteFrom("applications")
    .where("id", "=", id)
    .returning(["id", "cv_key", "email", "language"])
    .executeTakeFirstOrThrow();
  const applications = tx.selectFrom("applications").select("id");
  // Emails tied to no application may name other applications of this person.
  const hasOthers = await exists(applications.where("email_key", "=", emailKey(erased.email)));
  if (!hasOthers) await removeOrphanedEmails(tx, erased.email);
  return erased;
}

const removedAtOnce = 10;

/**
 * Removes resumes that no row references. Stops once the store fails, since each call to a store that is
 * down takes seconds; the purge of orphaned files removes the rest.
 */
export async function removeResumes(
  files: FileStore,
  keys: readonly (string | null)[],
): Promise<void> {
  const stored = keys.filter((key) => key !== null);
  try {
    for (let at = 0; at < stored.length; at += removedAtOnce) {
      const some = stored.slice(at, at + removedAtOnce);
      await Promise.all(some.map((key) => files.remove(key)));
    }
  } catch {
    // Nothing else depends on it.
  }
}

export const removeResume = (files: FileStore, key: string | null) => removeResumes(files, [key]);

/** Deletes an application and its resume. Throws 404, and 409 under a legal hold. */
export async function deleteApplication(
  context: AppContext,
  id: string,
  actor: Actor,
): Promise<void> {
  const key = await withMailTransaction(context, (tx, now) =>
    deleteOne(context, tx, id, actor, now),
  );
  await removeResume(context.files, key);
}

/** Deletes many applications and their resumes; those under a legal hold are refused. */
export async function deleteApplications(
  context: AppContext,
  ids: readonly string[],
  actor: Actor,
): Promise<BulkResponse> {
  const keys: (string | null)[] = [];
  const outcome = await withMailTransaction(context, (tx, now) =>
    changeEach(tx, ids, actor.client.language, async (id) => {
      keys.push(await deleteOne(context, tx, id, actor, now));
    }),
  );
  await removeResumes(context.files, keys);
  return { ...outcome, undo_id: null };
}

async function deleteOne(
  { config }: AppContext,
  tx: Tx,
  id: string,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const { cv_key } = await eraseApplication(tx, id, config, now);
  await auditApplication(tx, id, "application_deleted", actor, now);
  return cv_key;
}

import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { audit } from "#server/audit/audit.ts";
import type { Actor } from "#server/http/current-user.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Files } from "#server/files/files.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { translate, type ServerText } from "#server/http/language.ts";
import { removeLettersOfNobody } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";

type Erased = Pick<ApplicationsTable, "id" | "cv_key" | "email" | "language">;

/** Why an application was not erased: it is gone already, or a legal hold keeps it. */
type NotErased = "gone" | "held";

const reasons = {
  gone: "failure.applicationNotFound",
  held: "failure.legalHold",
} as const satisfies Record<NotErased, ServerText>;

/**
 * Removes an application with its history, emails, links and search text. Returns its applicant and the
 * key of its resume, which `removeResume` removes after the commit.
 */
export async function eraseApplication(tx: Tx, id: string): Promise<Erased | NotErased> {
  const erased = await tx
    .deleteFrom("applications")
    .where("id", "=", id)
    .where("legal_hold", "=", false)
    .returning(["id", "cv_key", "email", "language"])
    .executeTakeFirst();
  if (erased === undefined) return (await isThere(tx, "id", id)) ? "held" : "gone";
  // Emails about no application in particular may be about the others of this person.
  const hasOthers = await isThere(tx, "email_key", emailKey(erased.email));
  if (!hasOthers) await removeLettersOfNobody(tx, erased.email);
  return erased;
}

async function isThere(tx: Tx, column: "id" | "email_key", value: string): Promise<boolean> {
  const found = tx.selectFrom("applications").select("id").where(column, "=", value).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Removes a resume that no row names any more. If this fails, the purge of orphaned files takes it. */
export async function removeResume(files: Files, key: string | null): Promise<void> {
  if (key !== null) await files.remove(key).catch(() => undefined);
}

/** Deletes everything about an application. Throws 404, and 409 under a legal hold. */
export async function deleteApplication(
  parts: AppContext,
  id: string,
  actor: Actor,
): Promise<void> {
  const outcome = (await eraseAll(parts, [id], actor)).get(id);
  if (outcome === "held") throw conflict(reasons.held);
  if (outcome === "gone") throw notFound(reasons.gone);
}

/** Deletes everything about those of these applications that exist and are not under a legal hold. */
export async function deleteApplications(
  parts: AppContext,
  ids: readonly string[],
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const outcomes = await eraseAll(parts, ids, actor);
  const answer: BulkAnswer = { done: [], refused: [], undo_id: null };
  for (const id of ids) {
    const outcome = outcomes.get(id) ?? "gone";
    if (outcome === "erased") answer.done.push(id);
    else answer.refused.push({ id, message: translate(language, reasons[outcome]) });
  }
  return answer;
}

/** Erases applications in one transaction, records each in the audit log, then removes the resumes. */
async function eraseAll({ db, files, clock }: AppContext, ids: readonly string[], actor: Actor) {
  const at = clock();
  const outcomes = new Map<string, NotErased | "erased">();
  const keys = await transact(db, async (tx) => {
    const keys: (string | null)[] = [];
    // Sorted: two calls that change the same applications wait in turn instead of deadlocking.
    for (const id of ids.toSorted()) {
      const erased = await eraseApplication(tx, id);
      outcomes.set(id, typeof erased === "string" ? erased : "erased");
      if (typeof erased === "string") continue;
      keys.push(erased.cv_key);
      const target = { kind: "application", id } as const;
      await audit(tx, { at, action: "application_deleted", target, ...actor });
    }
    return keys;
  });
  for (const key of keys) await removeResume(files, key);
  return outcomes;
}

import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import { emailKey } from "#server/db/email-key.ts";
import type { ApplicationsTable, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Files } from "#server/files/files.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { say, type ServerText } from "#server/http/language.ts";
import { removeLettersOfNobody } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";

type Erased = Pick<ApplicationsTable, "id" | "cv_key" | "email" | "language">;

/** Why an application was not erased: it is gone already, or a legal hold keeps it. */
type NotErased = "gone" | "held";

const reasons = {
  gone: "failure.applicationNotFound",
  held: "failure.legalHold",
} as const satisfies Record<NotErased, ServerText>;

/**
 * Removes an application with its history, emails, links and search text, and returns whose it was and
 * the key of its resume, which `removeResume` removes after the commit.
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

/** Removes everything about an application for good. Throws 404, and 409 under a legal hold. */
export async function deleteApplication(
  { db, files, clock }: Parts,
  id: string,
  actor: Actor,
): Promise<void> {
  const erased = await transact(db, (tx) => erase(tx, id, actor, clock()));
  if (erased === "gone") throw notFound(reasons.gone);
  if (erased === "held") throw conflict(reasons.held);
  await removeResume(files, erased.cv_key);
}

/**
 * Removes everything about many applications for good: all that are there and not under a legal hold,
 * or, where it fails, none.
 */
export async function deleteApplications(
  { db, files, clock }: Parts,
  ids: readonly string[],
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const now = clock();
  const outcomes = await transact(db, async (tx) => {
    const all = new Map<string, Awaited<ReturnType<typeof erase>>>();
    // Sorted: two calls that change the same applications wait in turn instead of deadlocking.
    for (const id of ids.toSorted()) all.set(id, await erase(tx, id, actor, now));
    return all;
  });
  const answer: BulkAnswer = { done: [], refused: [], undo_id: null };
  for (const id of ids) {
    const erased = outcomes.get(id) ?? "gone";
    if (typeof erased === "string") {
      answer.refused.push({ id, message: say(language, reasons[erased]) });
    } else {
      answer.done.push(id);
      await removeResume(files, erased.cv_key);
    }
  }
  return answer;
}

/** Erases one and records it in the audit log. */
async function erase(tx: Tx, id: string, actor: Actor, now: Date) {
  const erased = await eraseApplication(tx, id);
  if (typeof erased !== "string") {
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_deleted", target, ...actor });
  }
  return erased;
}

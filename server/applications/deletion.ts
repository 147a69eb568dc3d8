import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { audit } from "#server/audit/audit.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict, notFound } from "#server/http/failure.ts";
import { say, type ServerText } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { eraseApplication, removeResume, type NotErased } from "./erase.ts";

const reasons = {
  gone: "failure.applicationNotFound",
  held: "failure.legalHold",
} as const satisfies Record<NotErased, ServerText>;

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
    // In one order for all: two who delete or change the same wait in turn, and never each for the other.
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

/** Erases one and writes it down. */
async function erase(tx: Tx, id: string, actor: Actor, now: Date) {
  const erased = await eraseApplication(tx, id);
  if (typeof erased !== "string") {
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_deleted", target, ...actor });
  }
  return erased;
}

import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import { audit, type Actor } from "#server/audit/audit.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { notFound } from "#server/http/failure.ts";
import { say } from "#server/http/language.ts";
import type { Parts } from "#server/parts.ts";
import { eraseApplication, removeResume } from "./erase.ts";

/** Removes everything about an application for good. Throws 404. */
export async function deleteApplication(
  { db, files, clock }: Parts,
  id: string,
  actor: Actor,
): Promise<void> {
  const erased = await transact(db, (tx) => erase(tx, id, actor, clock()));
  if (erased === undefined) throw notFound("failure.applicationNotFound");
  await removeResume(files, erased.cv_key);
}

/** Removes everything about many applications for good: all that are there, or none. */
export async function deleteApplications(
  { db, files, clock }: Parts,
  ids: readonly string[],
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const now = clock();
  const outcomes = await transact(db, async (tx) => {
    const all: { id: string; erased: Awaited<ReturnType<typeof erase>> }[] = [];
    for (const id of ids) all.push({ id, erased: await erase(tx, id, actor, now) });
    return all;
  });
  for (const { erased } of outcomes) await removeResume(files, erased?.cv_key ?? null);
  const message = say(language, "failure.applicationNotFound");
  return {
    done: outcomes.filter(({ erased }) => erased !== undefined).map(({ id }) => id),
    refused: outcomes
      .filter(({ erased }) => erased === undefined)
      .map(({ id }) => ({ id, message })),
    undo_id: null,
  };
}

/** Erases one and writes it down; undefined when it is gone already. */
async function erase(tx: Tx, id: string, actor: Actor, now: Date) {
  const erased = await eraseApplication(tx, id);
  if (erased !== undefined) {
    const target = { kind: "application", id } as const;
    await audit(tx, { at: now, action: "application_deleted", target, ...actor });
  }
  return erased;
}

import type { Verdict } from "#contract/notes.ts";
import type { AppContext } from "#server/context.ts";
import { exists } from "#server/db/lists.ts";
import type { Db } from "#server/db/schema.ts";
import { withTransaction } from "#server/db/transaction.ts";
import { recordEvent, type Unit } from "./events.ts";
import { lockApplication } from "./records.ts";

/** Of these applications those whose verdicts a member of staff may see: after an own verdict, or opened. */
export async function findOpenTo(
  db: Db,
  ids: readonly string[],
  readerId: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("application_notes")
    .select("application_id")
    .where("application_id", "in", ids)
    .where("author_id", "=", readerId)
    .where("verdict", "is not", null)
    .union(
      db
        .selectFrom("verdict_openings")
        .select("application_id")
        .where("application_id", "in", ids)
        .where("user_id", "=", readerId),
    )
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}

export const hasOpened = (db: Db, id: string, readerId: string): Promise<boolean> =>
  exists(
    db
      .selectFrom("verdict_openings")
      .select("opened_at")
      .where("application_id", "=", id)
      .where("user_id", "=", readerId),
  );

/**
 * Opens the verdicts of others to a member of staff who has given none, and tells the history. Changes nothing where
 * none are hidden. Throws 404.
 */
export async function openVerdicts(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
  readerId: string,
  actor: Unit["actor"],
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const now = clock();
    const { id: application_id } = await lockApplication(tx, id, now);
    const isOpen = (await findOpenTo(tx, [application_id], readerId)).has(application_id);
    const given = tx
      .selectFrom("application_notes")
      .select("id")
      .where("application_id", "=", application_id)
      .where("verdict", "is not", null);
    if (isOpen || !(await exists(given))) return;
    const opened_at = now.toISOString();
    await tx
      .insertInto("verdict_openings")
      .values({ application_id, user_id: readerId, opened_at })
      .execute();
    await recordEvent({ tx, now, actor }, application_id, { event: "verdicts_opened" });
  });
}

/** The last verdict of each colleague on these applications; none where they are hidden from the reader, or without one. */
export async function readVerdicts(
  db: Db,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<Map<string, Verdict[]>> {
  if (readerId === undefined) return new Map();
  const open = await findOpenTo(db, ids, readerId);
  if (open.size === 0) return new Map();
  const rows = await db
    .selectFrom("application_notes")
    .select(["application_id", "author_id", "verdict"])
    .where("application_id", "in", [...open])
    .where("verdict", "is not", null)
    .orderBy("id")
    .execute();
  const latest = new Map<string, Map<string, Verdict>>();
  for (const { application_id, author_id, verdict } of rows) {
    if (verdict === null) continue;
    const byAuthor = latest.get(application_id) ?? new Map<string, Verdict>();
    latest.set(application_id, byAuthor.set(author_id ?? "", verdict));
  }
  return new Map(Array.from(latest, ([id, byAuthor]) => [id, [...byAuthor.values()]]));
}

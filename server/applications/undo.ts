import type { Selectable } from "kysely";
import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import type { Actor } from "#server/audit/audit.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { ApplicationsTable, OutboxTable, Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { refusals } from "#server/http/bulk.ts";
import { conflict } from "#server/http/failure.ts";
import { putBack, withdrawLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { recordStatus } from "./history.ts";
import { nextStamp } from "#server/db/change-stamp.ts";

type Before = Pick<ApplicationsTable, "status" | "status_at" | "shown_status" | "shown_until">;
type Letter = Selectable<OutboxTable>;

/** Keeps what an application was, and the letters that are taken back with that. */
export async function keepUndo(
  tx: Tx,
  {
    undoId,
    row: { id, status, status_at, shown_status, shown_until },
    letters,
    changedAt,
    expiresAt,
  }: {
    undoId: string;
    row: Before & { id: string };
    letters: readonly Letter[];
    changedAt: string;
    expiresAt: Date;
  },
): Promise<void> {
  const before = { status, status_at, shown_status, shown_until };
  await tx
    .insertInto("application_undos")
    .values({
      undo_id: undoId,
      application_id: id,
      changed_at: changedAt,
      before: JSON.stringify({ ...before, letters }),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/**
 * Takes a change of many back: status, letters and what applicants are shown are as they were. An
 * application that somebody has changed since is left to them. Throws 409 when the time is over.
 */
export async function undoStatuses(
  parts: Parts,
  undoId: string,
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const answer = await transact(db, async (tx) => {
    const kept = await tx
      .deleteFrom("application_undos")
      .where("undo_id", "=", undoId)
      .where("expires_at", ">", now.toISOString())
      .returning(["application_id", "changed_at", "before"])
      .execute();
    if (kept.length === 0) throw conflict("failure.undoOver");
    const ids = kept.map(({ application_id }) => application_id);
    const rows = await tx
      .selectFrom("applications")
      .select(["id", "status", "updated_at"])
      .where("id", "in", ids)
      .orderBy("id")
      .modifyEnd(forUpdate(tx))
      .execute();
    const undos = new Map(kept.map((undo) => [undo.application_id, undo]));
    const done: string[] = [];
    for (const row of rows) {
      const undo = undos.get(row.id);
      if (undo === undefined || undo.changed_at !== row.updated_at) continue;
      await bringBack(tx, row, JSON.parse(undo.before), actor, now);
      done.push(row.id);
    }
    const left = ids.filter((id) => !done.includes(id));
    return { done, refused: refusals(left, "failure.stale", language), undo_id: null };
  });
  mailer.kick();
  return answer;
}

async function bringBack(
  tx: Tx,
  row: Pick<ApplicationsTable, "id" | "status" | "updated_at">,
  { letters, ...before }: Before & { letters: Letter[] },
  actor: Actor,
  now: Date,
): Promise<void> {
  await withdrawLetters(tx, { application_id: row.id }, "status", now);
  await putBack(tx, letters);
  await tx
    .updateTable("applications")
    .set({ ...before, updated_at: nextStamp(row.updated_at, now) })
    .where("id", "=", row.id)
    .execute();
  await recordStatus(tx, row, before.status, actor, now);
}

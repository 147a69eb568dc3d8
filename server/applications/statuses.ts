import type { ApplicationStatus } from "#contract/applications.ts";
import type { BulkAnswer } from "#contract/bulk.ts";
import type { Language } from "#contract/languages.ts";
import type { Actor } from "#server/audit/audit.ts";
import { newId } from "#server/db/id.ts";
import { forUpdate } from "#server/db/transact.ts";
import type { Tx } from "#server/db/schema.ts";
import { transact } from "#server/db/transact.ts";
import { refusals, undoMs } from "#server/http/bulk.ts";
import { withdrawLetters } from "#server/mail/outbox.ts";
import type { Parts } from "#server/parts.ts";
import { announceStatus, announcedColumns, shownStatus, type Announced } from "./notifications.ts";
import { recordStatus } from "./history.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { keepUndo } from "./undo.ts";

const columns = [...announcedColumns, "status_at", "updated_at"] as const;
type Row = Announced & { status_at: string; updated_at: string };

/**
 * Gives many applications one status, and keeps what they were, so that it can be taken back for a
 * while. Until then nobody outside hears of it: no letter leaves, and the page of an applicant shows
 * what it did. Afterwards each is announced as a single change would be, unless `notify` is false.
 */
export async function changeStatuses(
  parts: Parts,
  change: { ids: readonly string[]; status: ApplicationStatus; notify?: boolean | undefined },
  actor: Actor,
  language: Language,
): Promise<BulkAnswer> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const undoId = newId(now);
  const answer = await transact(db, async (tx) => {
    const rows = await lockApplications(tx, change.ids);
    const changed = rows.filter(({ status }) => status !== change.status);
    for (const row of changed) await changeStatus(parts, tx, row, change, { actor, undoId, now });
    const found = new Set(rows.map(({ id }) => id));
    const gone = change.ids.filter((id) => !found.has(id));
    return {
      done: change.ids.filter((id) => found.has(id)),
      refused: refusals(gone, "failure.applicationNotFound", language),
      undo_id: changed.length === 0 ? null : undoId,
    };
  });
  mailer.kick();
  return answer;
}

/** The applications that are there, in an order in which two changes never wait for one another. */
async function lockApplications(tx: Tx, ids: readonly string[]): Promise<Row[]> {
  return tx
    .selectFrom("applications")
    .select(columns)
    .where("id", "in", ids)
    .orderBy("id")
    .modifyEnd(forUpdate(tx))
    .execute();
}

async function changeStatus(
  parts: Parts,
  tx: Tx,
  row: Row,
  { status, notify = true }: { status: ApplicationStatus; notify?: boolean | undefined },
  { actor, undoId, now }: { actor: Actor; undoId: string; now: Date },
): Promise<void> {
  const letters = await withdrawLetters(tx, { application_id: row.id }, "status", now);
  const undoUntil = new Date(now.getTime() + undoMs);
  const announced = await announceStatus(parts, tx, row, status, { notify }, now, undoUntil);
  const shown =
    announced.shown_until === null
      ? { shown_status: shownStatus(row, now), shown_until: undoUntil.toISOString() }
      : announced;
  const updated_at = nextStamp(row.updated_at, now);
  await tx
    .updateTable("applications")
    .set({ status, ...shown, status_at: now.toISOString(), updated_at })
    .where("id", "=", row.id)
    .execute();
  await keepUndo(tx, { undoId, row, letters, changedAt: updated_at, expiresAt: undoUntil });
  await recordStatus(tx, row, status, actor, now);
}

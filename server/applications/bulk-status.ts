import type { Selectable } from "kysely";
import type { ApplicationStatus } from "#contract/applications.ts";
import type { BulkAnswer } from "#contract/bulk.ts";
import { nextStamp } from "#server/db/change-stamp.ts";
import { newId } from "#server/db/id.ts";
import { forUpdate, transact } from "#server/db/transact.ts";
import type { ApplicationsTable, OutboxTable, Tx } from "#server/db/schema.ts";
import { changeEach, undoEach, undoUntil } from "#server/http/bulk.ts";
import type { Actor } from "#server/http/current-user.ts";
import { notFound } from "#server/http/failure.ts";
import { putBack, withdrawLetters } from "#server/mail/outbox.ts";
import type { AppContext } from "#server/context.ts";
import { announcedColumns, announceStatus, shownStatus, type Announced } from "./notifications.ts";
import { recordStatus } from "./history.ts";

type Row = Announced & { status_at: string; updated_at: string };
type Change = { ids: readonly string[]; status: ApplicationStatus; notify?: boolean | undefined };
/** The values that an undo writes back, and the queued emails that it restores. */
type Before = Pick<ApplicationsTable, "status" | "status_at" | "shown_status" | "shown_until"> & {
  letters: Selectable<OutboxTable>[];
};

/**
 * Gives many applications one status. Until the time to undo is over, no email leaves and applicants
 * see the status before. Afterwards each is notified as of a single change, unless `notify` is false.
 */
export async function changeStatuses(
  parts: AppContext,
  change: Change,
  actor: Actor,
): Promise<BulkAnswer> {
  const { db, mailer, clock } = parts;
  const now = clock();
  const undoId = newId(now);
  const answer = await transact(db, async (tx) => {
    let changed = 0;
    const outcome = await changeEach(change.ids, actor.source.language, async (id) => {
      const row = await lockApplication(tx, id);
      if (row.status === change.status) return;
      await changeStatus(parts, tx, row, change, { actor, undoId, now });
      changed += 1;
    });
    return { ...outcome, undo_id: changed === 0 ? null : undoId };
  });
  mailer.kick();
  return answer;
}

/** Undoes a bulk change: status, queued emails and what applicants see are as they were. */
export async function undoStatuses(
  { db, mailer, clock }: AppContext,
  undoId: string,
  actor: Actor,
): Promise<BulkAnswer> {
  const now = clock();
  const answer = await transact(db, async (tx) => {
    const undos = await tx
      .deleteFrom("application_undos")
      .where("undo_id", "=", undoId)
      .where("expires_at", ">", now.toISOString())
      .returning(["application_id as id", "changed_at", "before"])
      .execute();
    const lock = (id: string) => lockApplication(tx, id);
    return undoEach(undos, actor.source.language, lock, async (row, undo) => {
      const { letters, ...before }: Before = JSON.parse(undo.before);
      await withdrawLetters(tx, { application_id: row.id }, "status", now);
      await putBack(tx, letters);
      await updateApplication(tx, row, before, now);
      await recordStatus(tx, row, before.status, actor, now);
    });
  });
  mailer.kick();
  return answer;
}

async function changeStatus(
  parts: AppContext,
  tx: Tx,
  row: Row,
  { status, notify = true }: Change,
  { actor, undoId, now }: { actor: Actor; undoId: string; now: Date },
): Promise<void> {
  const letters = await withdrawLetters(tx, { application_id: row.id }, "status", now);
  const until = undoUntil(now);
  const announced = await announceStatus(parts, tx, row, status, { notify }, now, until);
  const shown =
    announced.shown_until === null
      ? { shown_status: shownStatus(row, now), shown_until: until.toISOString() }
      : announced;
  const change = { status, status_at: now.toISOString(), ...shown };
  const changed_at = await updateApplication(tx, row, change, now);
  const { status_at, shown_status, shown_until } = row;
  const before: Before = { status: row.status, status_at, shown_status, shown_until, letters };
  await tx
    .insertInto("application_undos")
    .values({
      undo_id: undoId,
      application_id: row.id,
      changed_at,
      before: JSON.stringify(before),
      expires_at: until.toISOString(),
    })
    .execute();
  await recordStatus(tx, row, status, actor, now);
}

async function lockApplication(tx: Tx, id: string): Promise<Row> {
  const row = await tx
    .selectFrom("applications")
    .select([...announcedColumns, "status_at", "updated_at"])
    .where("id", "=", id)
    .modifyEnd(forUpdate(tx))
    .executeTakeFirst();
  if (row === undefined) throw notFound("failure.applicationNotFound");
  return row;
}

/** Stores a change and returns its change stamp. */
async function updateApplication(
  tx: Tx,
  { id, updated_at }: Pick<Row, "id" | "updated_at">,
  change: Omit<Before, "letters">,
  now: Date,
): Promise<string> {
  const stamp = nextStamp(updated_at, now);
  await tx
    .updateTable("applications")
    .set({ ...change, updated_at: stamp })
    .where("id", "=", id)
    .execute();
  return stamp;
}

import type { BulkApplications } from "#contract/bulk-applications.ts";
import type { BulkResponse } from "#contract/bulk.ts";
import { requireUndoRight } from "#server/accounts/undo-right.ts";
import type { AppContext } from "#server/context.ts";
import type { Moment } from "#server/db/schema.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { undoCancellations } from "#server/hiring/interviews/offer.ts";
import { changeMany, startBulk, stopBulk, type BulkWork } from "#server/http/bulk.ts";
import { conflict } from "#server/http/http-error.ts";
import type { IdempotencyKey } from "#server/http/idempotency.ts";
import type { Actor } from "#server/http/requests.ts";
import { authorOf, requireWithinLimits } from "#server/mail/author-limits.ts";
import { readdressEmails, restoreEmails } from "#server/mail/outbox.ts";
import { refuseDoubtfulHire } from "./hire-doubts.ts";
import { afterEmail, isNotified, readStatusFacts, unsentEmails } from "./notifications.ts";
import { lockRow, saveApplication } from "./records.ts";
import { refuseUnseen } from "./seen.ts";
import {
  followCorrection,
  happeningOf,
  reasonFor,
  setStatus,
  type StatusUndo,
  withUntold,
} from "./status-change.ts";
import { removeSteps } from "./steps.ts";
import { takeBackDecision, undoneColumns } from "./undone-columns.ts";

/** What to do with each application of a bulk change. */
type StatusTask = Omit<Extract<BulkApplications, { action: "status" }>, "action" | "ids"> & {
  /** Rejections with the closing of a position are beside the limits of their author. */
  isClosing?: boolean;
};

/** Sets the status of many applications. Throws 429, before any changes, for too many emails. */
export const changeStatuses = (
  context: AppContext,
  { ids, action: _status, ...task }: Extract<BulkApplications, { action: "status" }>,
  actor: Actor,
  key?: IdempotencyKey,
): Promise<BulkResponse> => {
  const start = async ({ tx, now }: Moment) => {
    const lower = ids.map((id) => id.toLowerCase());
    const unsent = unsentEmails(tx, lower);
    const due = await unsent.where("run_at", "<=", now.toISOString()).execute();
    const leaving = new Set(due.map(({ application_id }) => application_id));
    const rows = await tx
      .selectFrom("applications")
      .select(["id", "email", "status", "shown_status", "shown_until", "withdrawn_at", "spam"])
      .where("id", "in", lower)
      .where("status", "!=", task.status)
      .execute();
    const isEmailed = (row: (typeof rows)[number]) =>
      isNotified(leaving.has(row.id) ? afterEmail(row) : row, task.status, now);
    const told = rows.filter((row) => task.notify !== false && isEmailed(row));
    const addresses = told.map(({ email }) => email);
    await requireWithinLimits({ tx, now }, authorOf(context.config, actor.actorId), addresses);
    return startStatuses({ tx, now, actor }, ids, task);
  };
  return changeMany(context, statusWork(context), start, key);
};

export const startStatuses = (
  unit: Moment & { actor: Actor },
  ids: readonly string[],
  task: StatusTask,
): Promise<string> => {
  const rejection_reason = reasonFor(task.status, task.rejection_reason);
  const given = Object.entries(task.seen ?? {});
  const seen = Object.fromEntries(given.map(([id, version]) => [id.toLowerCase(), version]));
  const check_hire = task.check_hire?.map((id) => id.toLowerCase());
  return startBulk(unit, "status", ids, { ...task, rejection_reason, seen, check_hire });
};

export const statusWork =
  (context: AppContext): BulkWork =>
  async ({ tx, now, actor, bulkId, until, task }) => {
    const given: StatusTask = JSON.parse(task);
    const {
      status,
      rejection_reason = null,
      notify,
      status_emails = {},
      isClosing = false,
      seen = {},
      check_hire = [],
    } = given;
    const facts = await readStatusFacts(tx, status);
    const unit = { tx, now, actor, days: await readBusinessDays(tx) };
    const more = { rejection_reason };
    const authorId = isClosing ? null : actor.actorId;
    const email = { facts, notify, authorId, undo: { id: bulkId, until } };
    // The limits were asked once, for all of its emails.
    const unlimited = { ...context, config: { ...context.config, rateLimit: false } };
    return async (id) => {
      const row = await lockRow(tx, id);
      if (row.status === status) return undefined;
      await refuseUnseen(tx, row, seen[id], actor.client);
      if (status === "accepted" && check_hire.includes(id)) {
        await refuseDoubtfulHire(tx, row, actor, now);
      }
      const happening = happeningOf(row, { status, ...more });
      const status_email = status_emails[row.language];
      const next = { status, ...email, status_email, more, happening };
      const version = await setStatus(unlimited, unit, row, next);
      await followCorrection(tx, row, { status, ...more });
      return version;
    };
  };

/** Undoes a change of status, of one application or of many. Throws 403 and 409. */
export const undoStatuses = (
  context: AppContext,
  undoId: string,
  actor: Actor,
): Promise<BulkResponse> =>
  changeMany(context, statusUndoWork, (moment) => startStatusUndo({ ...moment, actor }, undoId));

/** Of an act that is not finished it takes back what is done, and stops the rest. */
export async function startStatusUndo(
  { tx, now, actor }: Moment & { actor: Actor },
  undoId: string,
): Promise<string> {
  const undo_id = undoId.toLowerCase();
  const undone = await stopBulk({ tx, now }, "status", undo_id);
  const undos = await tx
    .selectFrom("application_undos")
    .select(["application_id as id", "before"])
    .where("undo_id", "=", undo_id)
    .where("expires_at", ">", now.toISOString())
    .execute();
  if (undos.length === 0 && undone?.isStopped !== true) throw conflict("failure.undoOver");
  const records = undos.map(({ before }): StatusUndo => JSON.parse(before));
  const author = records[0]?.author ?? undone?.actor.actorId ?? null;
  const lifts = records.some(({ columns }) => "legal_hold" in columns);
  await requireUndoRight(tx, actor, author, lifts ? ["application.hold"] : []);
  const ids = undos.map(({ id }) => id);
  return startBulk({ tx, now, actor }, "status_undo", ids, { undo_id } satisfies UndoTask);
}

type UndoTask = { undo_id: string };

/** Applications without a later decision return to what they were; the others are refused as stale. */
export const statusUndoWork: BulkWork = async ({ tx, now, actor, task }) => {
  const { undo_id }: UndoTask = JSON.parse(task);
  const unit = { tx, now, actor, days: await readBusinessDays(tx) };
  return async (id) => {
    const undo = await tx
      .deleteFrom("application_undos")
      .where("undo_id", "=", undo_id)
      .where("application_id", "=", id)
      .where("expires_at", ">", now.toISOString())
      .returning(["changed_at", "before"])
      .executeTakeFirstOrThrow(() => conflict("failure.undoOver"));
    const row = await lockRow(tx, id);
    await takeBackDecision(tx, row, undo.changed_at, now);
    const before: StatusUndo = JSON.parse(undo.before);
    const columns = await undoneColumns(tx, row, before);
    const { step: _counted, ...happening } = happeningOf(row, columns);
    await saveApplication(unit, row, columns, withUntold(happening, row, now));
    await followCorrection(tx, row, columns);
    await removeSteps(tx, before.steps);
    // Who has left the process meanwhile gets neither emails nor interviews back.
    if (row.withdrawn_at !== null || row.spam) return;
    await restoreEmails(tx, before.emails);
    await undoCancellations(tx, before.interviews, now);
    const { email = row.email } = columns;
    if (before.email !== undefined && before.email !== email) {
      await readdressEmails(tx, row.id, { from: before.email, to: email });
    }
  };
};

import type { EventKind } from "./events.ts";
import { exists } from "#server/db/lists.ts";
import type { Tx } from "#server/db/schema.ts";
import { conflict } from "#server/http/http-error.ts";
import { cancelScheduledEmails } from "#server/mail/outbox.ts";
import { applicationSearchText } from "./columns.ts";
import { emailsAbout, isTold } from "./notifications.ts";
import type { ApplicationRow } from "./records.ts";
import { columnsOfNewAddress } from "./replaced-links.ts";
import type { StatusUndo } from "./status-change.ts";

/**
 * Takes back the email about the last decision. Throws 409 where a later decision followed the change, and where its
 * applicant has been told it or the email has begun to leave.
 */
export async function takeBackDecision(
  tx: Tx,
  row: ApplicationRow,
  changedAt: string,
  now: Date,
): Promise<void> {
  const later = tx
    .selectFrom("application_undos")
    .select("undo_id")
    .where("application_id", "=", row.id)
    .where("changed_at", ">", changedAt);
  if (await exists(later)) throw conflict("failure.stale");
  if (isTold(row, now)) throw conflict("failure.undoOver");
  const cancelled = await cancelScheduledEmails(tx, { application_id: row.id }, "status", now);
  const isEmailed = row.shown_until === null && cancelled.length === 0;
  if (isEmailed && (await exists(emailsAbout(tx, row)))) throw conflict("failure.undoOver");
}

type Columns = StatusUndo["columns"];
/** The columns beside the status; the reason of a rejection follows it. */
type Beside = Exclude<keyof Columns, keyof typeof ofStatus>;

const ofStatus = {
  status: true,
  status_at: true,
  shown_status: true,
  shown_until: true,
  rejection_reason: true,
} as const satisfies Partial<Record<keyof Columns, true>>;

const isBeside =
  (columns: Partial<Columns>) =>
  (name: string): name is Beside =>
    name in columns && !(name in ofStatus);

/** What an undo puts back. A column beside the status that has changed since keeps its value. */
export async function undoneColumns(
  tx: Tx,
  row: ApplicationRow,
  { columns: before, after, emails }: StatusUndo,
): Promise<Columns> {
  const columns = { ...before };
  for (const name of Object.keys(columns).filter(isBeside(columns))) {
    if (after !== undefined && after[name] !== row[name]) delete columns[name];
  }
  if (typeof columns.message_at === "string" && (await isAnswered(tx, row.id)))
    delete columns.message_at;
  // The email about the decision before has left meanwhile.
  const hasLeft = emailsAbout(tx, { id: row.id, status_at: columns.status_at }).where(
    "state",
    "in",
    ["sent", "savedToFile"],
  );
  const wasLeaving = columns.shown_until === null && emails.length === 0;
  if (wasLeaving && (await exists(hasLeft))) columns.shown_status = null;
  const search_text = applicationSearchText({ ...row, ...columns });
  const isReaddressed = (columns.email_key ?? row.email_key) !== row.email_key;
  // Links to the address that is taken back end too.
  return { ...columns, search_text, ...(isReaddressed && columnsOfNewAddress(row)) };
}

/** Whether HR has written to the applicant since the last decision. */
async function isAnswered(tx: Tx, id: string): Promise<boolean> {
  const events = tx.selectFrom("application_events").where("application_id", "=", id);
  const decision = await events
    .select("id")
    .where("kind", "=", "status" satisfies EventKind)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const written = events.select("id").where("kind", "=", "message" satisfies EventKind);
  return exists(written.where("id", ">", decision.id));
}

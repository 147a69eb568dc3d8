import type { Interview } from "#contract/interviews.ts";
import type { AppContext } from "#server/context.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import { auditApplication, recordEvent } from "#server/audit/application-history.ts";
import type { Actor } from "#server/http/current-user.ts";
import { conflict } from "#server/http/http-error.ts";
import { nextVersion } from "#server/http/requests.ts";
import {
  restoreEmails,
  withdrawInterviewEmails,
  withMailTransaction,
} from "#server/mail/outbox.ts";
import { lockInterview, requireInterview, toInterview, type InterviewRecord } from "./records.ts";
import { saveInterview } from "./save.ts";

/** What an undo of the last change restores. */
type Undo = {
  /** No email about the change leaves before. */
  until: string;
  /** How many emails the change has enqueued. */
  enqueued: number;
  /** The interview before the change; null undoes an offer. */
  before: InterviewRecord | null;
  /** The emails about earlier changes that the change has withdrawn. */
  emails: OutboxTable[];
  /** The bulk change of applications that cancelled the interview. */
  bulkId: string | null;
};

/** Keeps what an undo of a change restores. */
export async function keepUndo(tx: Tx, id: string, undo: Undo): Promise<void> {
  const stored = undo.before === null ? undo : { ...undo, before: { ...undo.before, undo: null } };
  await tx
    .updateTable("interviews")
    .set({ undo: JSON.stringify(stored) })
    .where("id", "=", id)
    .execute();
}

/**
 * Undoes the last change of an interview while its emails have not left. Returns the interview, or null
 * after the undo of an offer. Throws 404, and 409 when it is too late.
 */
export async function undoInterview(
  context: AppContext,
  id: string,
  actor: Actor,
): Promise<Interview | null> {
  return withMailTransaction(context, async (tx, now) => {
    const { interview } = await lockInterview(tx, id);
    if (!(await restore(tx, interview, now))) throw conflict("failure.undoOver");
    await recordEvent(tx, interview.application_id, "interview_undone", actor.actorId, {}, now);
    await auditApplication(tx, interview.application_id, "interview_undone", actor, now);
    if (readUndo(interview)?.before === null) return null;
    return toInterview(await requireInterview(tx, id));
  });
}

/** Restores the interviews that a bulk change of applications has cancelled. */
export async function undoCancellations(
  tx: Tx,
  applicationId: string,
  bulkId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectFrom("interviews")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("undo", "is not", null)
    .execute();
  for (const { id } of rows) {
    const interview = await requireInterview(tx, id);
    if (readUndo(interview)?.bulkId === bulkId) await restore(tx, interview, now);
  }
}

const readUndo = ({ undo }: InterviewRecord): Undo | undefined =>
  undo === null ? undefined : JSON.parse(undo);

async function restore(tx: Tx, interview: InterviewRecord, now: Date): Promise<boolean> {
  const undo = readUndo(interview);
  if (undo === undefined || undo.until <= now.toISOString()) return false;
  const withdrawn = await withdrawInterviewEmails(tx, interview.id);
  // A server with a faster clock has begun to send one.
  if (withdrawn.length !== undo.enqueued) throw conflict("failure.undoOver");
  await restoreEmails(tx, undo.emails);
  if (undo.before === null) {
    await tx.deleteFrom("interviews").where("id", "=", interview.id).execute();
  } else {
    const updated_at = nextVersion(interview.updated_at, now);
    await saveInterview(tx, { ...undo.before, updated_at });
  }
  return true;
}

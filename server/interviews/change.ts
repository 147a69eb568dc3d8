import type { AppContext } from "#server/context.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import { recordEvent } from "#server/audit/audit.ts";
import { conflict } from "#server/http/http-error.ts";
import { nextVersion } from "#server/http/requests.ts";
import { restoreEmails, withdrawInterviewEmails } from "#server/mail/outbox.ts";
import { enqueueInterviewEmails, findInvitation } from "./emails.ts";
import { saveInterview, type InterviewRecord } from "./records.ts";
import { timesOf } from "./schedule.ts";

/** The event of a change and its emails. */
const kinds = {
  offered: { event: "interview_offered", applicant: "interview_offered", team: null },
  agreed: { event: "interview_agreed", applicant: "interview_agreed", team: "agreed" },
  declined: { event: "interview_declined", applicant: "interview_declined", team: "declined" },
  otherTimes: { event: "interview_other_times", applicant: null, team: "otherTimes" },
  changed: { event: "interview_changed", applicant: "interview_changed", team: "changed" },
  moved: { event: "interview_changed", applicant: "interview_moved", team: "moved" },
  cancelled: { event: "interview_cancelled", applicant: "interview_cancelled", team: "cancelled" },
} as const;

/** A change of an interview; `before` is null for a new offer. */
type Change = {
  kind: keyof typeof kinds;
  before: InterviewRecord | null;
  after: InterviewRecord;
};

/** The state that an undo of the last change restores, as JSON in the column `undo`. */
type Undo = {
  /** No email about the change leaves before. */
  until: string;
  /** The number of emails that the change has enqueued. */
  enqueued: number;
  /** The interview before the change; null undoes an offer. */
  before: InterviewRecord | null;
  /** The emails about earlier changes that the change has withdrawn. */
  emails: OutboxTable[];
  /** The bulk change of applications that cancelled the interview. */
  bulkId: string | null;
};

export type Circumstances = {
  /** The member of staff who makes the change; null for the applicant. */
  actorId: string | null;
  now: Date;
  /** The end of the time to undo, when the emails are due. Without it the change is final. */
  until?: Date;
  bulkId?: string | null;
};

/** The applicant never sees an offer that was cancelled before the email about it left. */
const farFuture = "9999-12-31T00:00:00.000Z";

/**
 * Stores a change with its emails and what an undo restores, and returns the stored interview. All changes
 * of interviews go through here, except reminders and undos.
 */
export async function changeInterview(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  { kind, before, after: changed }: Change,
  { actorId, now, until = now, bulkId = null }: Circumstances,
): Promise<InterviewRecord> {
  const { event, applicant, team } = kinds[kind];
  // A wish for other times changes no calendar, so the emails that are due stay.
  const withdrawn = kind === "otherTimes" ? [] : await withdrawInterviewEmails(tx, changed.id);
  const isAnswer = actorId === null && kind !== "cancelled";
  const invitation = await findInvitation(tx, changed.id, changed.applicant.email);
  const isKnown = isAnswer || invitation !== undefined;
  const after = {
    ...changed,
    ...(before !== null && {
      sequence: before.sequence + 1,
      updated_at: nextVersion(before.updated_at, now),
    }),
    ...(!isKnown && kind === "cancelled" && { visible_at: farFuture }),
  };
  const answers = { declined: after.decline_reason, otherTimes: after.other_times };
  const message = kind === "declined" || kind === "otherTimes" ? answers[kind] : null;
  // If no email was sent yet, sends one with the current offer, or none.
  const current = after.state === "offered" ? "interview_offered" : null;
  const wasAgreed = before?.state === "agreed";
  const isOnlyOffer = !wasAgreed && (kind === "moved" || kind === "cancelled");
  const notification = {
    before: before ?? after,
    after,
    actorId,
    applicant: isKnown ? applicant : current,
    team: isOnlyOffer ? null : team,
    message,
  };
  const enqueued = await enqueueInterviewEmails(context, tx, notification, now, until);
  const undo: Undo = {
    until: until.toISOString(),
    enqueued,
    before: before && { ...before, undo: null },
    emails: withdrawn,
    bulkId,
  };
  await saveInterview(tx, { ...after, undo: until > now ? JSON.stringify(undo) : null });
  const detail = { after: message ?? timesOf(after).join(" ") };
  await recordEvent(tx, after.application_id, event, actorId, detail, now);
  return after;
}

export const readUndo = ({ undo }: InterviewRecord): Undo | undefined =>
  undo === null ? undefined : JSON.parse(undo);

/**
 * Undoes the last change of an interview while its emails have not left. Returns the interview, or null
 * after the undo of an offer. Throws 409 when it is too late.
 */
export async function undoChange(
  tx: Tx,
  interview: InterviewRecord,
  now: Date,
): Promise<InterviewRecord | null> {
  const undo = readUndo(interview);
  if (undo === undefined || undo.until <= now.toISOString()) throw conflict("failure.undoOver");
  const withdrawn = await withdrawInterviewEmails(tx, interview.id);
  // A server with a faster clock has begun to send one.
  if (withdrawn.length !== undo.enqueued) throw conflict("failure.undoOver");
  await restoreEmails(tx, undo.emails);
  if (undo.before === null) {
    await tx.deleteFrom("interviews").where("id", "=", interview.id).execute();
    return null;
  }
  const restored = { ...undo.before, updated_at: nextVersion(interview.updated_at, now) };
  await saveInterview(tx, restored);
  return restored;
}

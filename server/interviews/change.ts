import type { AppContext } from "#server/context.ts";
import type { ApplicationEventsTable, OutboxTable, Tx } from "#server/db/schema.ts";
import { recordEvent } from "#server/audit/audit.ts";
import { conflict } from "#server/http/http-error.ts";
import { nextVersion } from "#server/http/requests.ts";
import { restoreEmails, withdrawInterviewEmails } from "#server/mail/outbox.ts";
import type { ApplicantNews, TeamNews } from "#server/mail/interview-emails.ts";
import { enqueueNews, sentEvents, type News } from "./emails.ts";
import { saveInterview, type InterviewRecord } from "./records.ts";
import { takenBy } from "./schedule.ts";

type EventKind = ApplicationEventsTable["kind"];

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

type Circumstances = {
  /** The member of staff who makes the change; null for the applicant. */
  actorId: string | null;
  now: Date;
  /** The end of the time to undo, when the emails are due. Without it the change is final. */
  until?: Date;
  bulkId?: string | null;
};

/** The applicant never sees an offer that was cancelled before the email about it left. */
const never = "9999-12-31T00:00:00.000Z";

/**
 * Stores a change with its emails and what an undo restores, and returns the stored interview. `before` is
 * null for a new offer. All changes of interviews go through here, except reminders and undos.
 */
export async function changeInterview(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  before: InterviewRecord | null,
  change: InterviewRecord,
  { actorId, now, until = now, bulkId = null }: Circumstances,
): Promise<InterviewRecord> {
  const { event, ...news } = newsOf(before, change);
  // Other times change nothing in a calendar, so the emails that are due stay.
  const withdrawn =
    event === "interview_other_times" ? [] : await withdrawInterviewEmails(tx, change.id);
  const isAnswer = actorId === null && event !== "interview_cancelled";
  const sent = await sentEvents(tx, change.id, change.applicant.email);
  const isKnown = isAnswer || sent.length > 0;
  const after = {
    ...change,
    ...(before !== null && {
      sequence: before.sequence + 1,
      updated_at: nextVersion(before.updated_at, now),
    }),
    ...(!isKnown && change.state === "cancelled" && { visible_at: never }),
  };
  // Before the first email has left, the applicant hears of the offer as it is now, or not at all.
  const first = after.state === "offered" ? "interview_offered" : null;
  const told = { ...news, applicant: isKnown ? news.applicant : first };
  const emails = { before: before ?? after, after, actorId };
  const enqueued = await enqueueNews(context, tx, emails, told, now, until);
  const undo: Undo = {
    until: until.toISOString(),
    enqueued,
    before: before && { ...before, undo: null },
    emails: withdrawn,
    bulkId,
  };
  await saveInterview(tx, { ...after, undo: until > now ? JSON.stringify(undo) : null });
  const detail = { after: news.message ?? takenBy(after).join(" ") };
  await recordEvent(tx, after.application_id, event, actorId, detail, now);
  return after;
}

/** The event of a change, and who hears what about it. */
function newsOf(
  before: InterviewRecord | null,
  { state, starts_at, decline_reason, other_times }: InterviewRecord,
): News & { event: EventKind } {
  // Most emails to the applicant are named as the event.
  const toBoth = (
    event: EventKind & ApplicantNews,
    team: TeamNews | null,
    message?: string | null,
  ) => ({ event, applicant: event, team, message: message ?? null });
  if (before === null) return toBoth("interview_offered", null);
  const wasAgreed = before.state === "agreed";
  if (state === "cancelled") return toBoth("interview_cancelled", wasAgreed ? "cancelled" : null);
  if (state === "declined") return toBoth("interview_declined", "declined", decline_reason);
  if (state === "agreed" && !wasAgreed) return toBoth("interview_agreed", "agreed");
  if (other_times !== null && other_times !== before.other_times) {
    const event = "interview_other_times";
    return { event, applicant: null, team: "otherTimes", message: other_times };
  }
  if (starts_at !== null) return toBoth("interview_changed", "changed");
  const team = wasAgreed ? "moved" : null;
  return { event: "interview_changed", applicant: "interview_moved", team };
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

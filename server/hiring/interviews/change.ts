import { requireUndoRight } from "#server/accounts/undo-right.ts";
import type { AppContext } from "#server/context.ts";
import type { InterviewKind } from "#server/hiring/interviews/email-texts.ts";
import type { OutboxTable, Tx } from "#server/db/schema.ts";
import { recordEvent, type Happening, type Unit } from "#server/hiring/applications/events.ts";
import { conflict } from "#server/http/http-error.ts";
import { nextVersion, type Actor } from "#server/http/requests.ts";
import { restoreEmails, withdrawInterviewEmails } from "#server/mail/outbox.ts";
import { removeSteps } from "#server/hiring/applications/steps.ts";
import { enqueueInterviewEmails } from "./emails.ts";
import { guestsToTell } from "./people.ts";
import {
  readInvitations,
  requireInterview,
  saveInterview,
  timesOf,
  type InterviewRecord,
} from "./records.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";

type ChangeKind = Exclude<InterviewKind, "reminder">;

/** What the history of the application, the audit log and the funnel tell of a change. */
const happenings = {
  offered: { event: "interview_offered", action: "interview_offered", step: "interview" },
  agreed: { event: "interview_agreed", action: "interview_answered" },
  declined: { event: "interview_declined", action: "interview_answered" },
  restored: { event: "interview_undone", action: "interview_undone" },
  otherTimes: { event: "interview_other_times", action: "interview_answered" },
  changed: { event: "interview_changed", action: "interview_changed" },
  guests: { event: "interview_changed", action: "interview_changed" },
  moved: { event: "interview_changed", action: "interview_changed" },
  cancelled: { event: "interview_cancelled", action: "interview_cancelled" },
} as const satisfies Record<ChangeKind, Happening>;

/** A time that HR has arranged with the applicant, such as by phone. */
const arranged = {
  event: "interview_agreed",
  action: "interview_offered",
  step: "interview",
} as const satisfies Happening;

/** A change of an interview; `before` is null for a new offer. */
type Change = { kind: ChangeKind; before: InterviewRecord | null; after: InterviewRecord };

/** What an undo of a change takes back. */
export type InterviewUndo = {
  id: string;
  /** The interview before the change; null undoes an offer. */
  before: InterviewRecord | null;
  /** Who made the change; null for the applicant. */
  author: string | null;
  /** The number of emails that the change has enqueued. */
  enqueued: number;
  /** The emails about earlier changes that the change has withdrawn. */
  emails: OutboxTable[];
};

/** The undo of the last change of one interview, as JSON in the column `undo`. */
type StoredUndo = InterviewUndo & {
  /** No email about the change leaves before. */
  until: string;
  /** The steps of the funnel that the change has counted. */
  steps: string[];
};

export type Circumstances = {
  /** The member of staff who makes the change; without an id the applicant. */
  actor: Unit["actor"];
  now: Date;
  /** More for the audit log. Null where it tells of the change of the application that causes this one. */
  audited?: Happening["audited"] | null;
  /** `false` where one email tells the applicant of this change together with its cause. */
  tellsApplicant?: boolean;
  /** The end of the time to undo, when the emails are due. Without it the change is final. */
  until?: Date;
};

/**
 * Locks the application of an interview until the transaction ends. All changes of interviews take this
 * lock first. Throws 404.
 */
export async function lockInterview(tx: Tx, id: string, now: Date): Promise<InterviewRecord> {
  await lockApplication(tx, (await requireInterview(tx, id)).application_id, now);
  return requireInterview(tx, id);
}

/** The applicant never sees an offer that was cancelled before the email about it left. */
const farFuture = "9999-12-31T00:00:00.000Z";

/**
 * Stores a change with its emails, and returns the stored interview and what an undo takes back. All
 * changes of interviews go through here, except reminders and undos.
 */
export async function changeInterview(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  { kind: given, before, after: changed }: Change,
  { actor, now, until = now, audited = {}, tellsApplicant = true }: Circumstances,
): Promise<{ after: InterviewRecord; undo: InterviewUndo; steps: string[] }> {
  const { actorId } = actor;
  // A wish for other times changes no calendar, so the emails that are due stay.
  const emails = given === "otherTimes" ? [] : await withdrawInterviewEmails(tx, changed.id);
  // What the withdrawn emails told is told by those of this change.
  const kind = given === "guests" && emails.length > 0 ? "changed" : given;
  const invitations = await readInvitations(tx, changed.id);
  const isSeen = before !== null && before.visible_at <= now.toISOString();
  const isKnown = isSeen || invitations.of(changed.applicant.email) !== undefined;
  const after = {
    ...changed,
    undo: null,
    ...(before !== null && {
      sequence: before.sequence + 1,
      updated_at: nextVersion(before.updated_at, now),
    }),
    ...(kind === "cancelled" && !isKnown && { visible_at: farFuture }),
  };
  const message = messageOf(kind, after);
  const guests = guestsToTell(after, before, emails);
  const people = { invitations, guests, tellsApplicant };
  const notification = { kind, before, after, isSeen, ...people, actorId, message };
  const enqueued = await enqueueInterviewEmails(context, tx, notification, { now, runAt: until });
  await saveInterview(tx, after);
  const answer = kind === "cancelled" ? null : message;
  const detail = { after: answer ?? timesOf(after).join(" ") };
  const isArranged = kind === "agreed" && before === null;
  const { action, ...happening }: Happening = isArranged ? arranged : happenings[kind];
  const steps = await recordEvent({ tx, now, actor }, after.application_id, {
    ...happening,
    detail,
    ...(audited !== null && action !== undefined && { action, audited }),
  });
  const former = before && { ...before, undo: null };
  const undo = { id: after.id, before: former, author: actorId, enqueued, emails };
  return { after, undo, steps };
}

/** What the one who makes a change writes to the others. */
function messageOf(kind: ChangeKind, after: InterviewRecord): string | null {
  if (kind === "declined") return after.decline_reason;
  if (kind === "otherTimes") return after.other_times;
  return kind === "cancelled" ? after.cancel_reason : null;
}

/** Lets the last change of an interview be undone until then, with the steps that it has counted. */
export const storeUndo = (tx: Tx, undo: InterviewUndo, until: Date, steps: readonly string[]) =>
  tx
    .updateTable("interviews")
    .set({ undo: JSON.stringify({ ...undo, until: until.toISOString(), steps }) })
    .where("id", "=", undo.id)
    .execute();

/** Undoes the last change of one interview. Throws 403, and 409 when it is too late. */
export async function undoLastChange(
  { tx, now, actor }: Unit & { actor: Actor },
  interview: InterviewRecord,
): Promise<InterviewRecord | null> {
  const undo: StoredUndo | null = interview.undo === null ? null : JSON.parse(interview.undo);
  if (undo === null || undo.until <= now.toISOString()) throw conflict("failure.undoOver");
  await requireUndoRight(tx, actor, undo.author);
  await removeSteps(tx, undo.steps);
  return undoChange(tx, interview, undo, now);
}

/**
 * Undoes a change of an interview while its emails have not left. Returns the interview, or null after the
 * undo of an offer. Throws 409 when it is too late.
 */
export async function undoChange(
  tx: Tx,
  interview: InterviewRecord,
  undo: InterviewUndo,
  now: Date,
): Promise<InterviewRecord | null> {
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

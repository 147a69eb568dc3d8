import type { AnswerInterview } from "#contract/interviews.ts";
import type { AppContext } from "#server/context.ts";
import { acquireLock } from "#server/db/transaction.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import type { ClientInfo } from "#server/http/requests.ts";
import { withMailTransaction } from "#server/mail/outbox.ts";
import { visibleStatus } from "#server/hiring/applications/notifications.ts";
import { lockApplication } from "#server/hiring/applications/records.ts";
import { changeInterview, lockInterview } from "./change.ts";
import { requireInConsideration } from "./people.ts";
import { isWithinDay, type InterviewRecord } from "./records.ts";
import { toPortalInterview } from "./schedule.ts";

/**
 * Stores the applicant's answer and emails both sides. Repeating an answer is no error. Throws 404 for an
 * interview of another application, and 409 for one that is over, or with the free times for one that is gone.
 */
export async function answerInterview(
  context: AppContext,
  { applicationId, id }: { applicationId: string; id: string },
  answer: AnswerInterview,
  client: Pick<ClientInfo, "requestId">,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const before = await lockInterview(tx, id, now);
    if (before.application_id !== applicationId || before.visible_at > now.toISOString()) {
      throw notFound("failure.interviewNotFound");
    }
    if (isSame(before, answer)) return;
    if (answer.action === "restore") {
      const application = await lockApplication(tx, applicationId, now);
      // A decision that was not told yet is none for the applicant.
      requireInConsideration({ ...application, status: visibleStatus(application, now) });
    }
    // Two applicants may choose the same time of an interviewer at once.
    await acquireLock(tx, "interviews");
    const current = await toPortalInterview(tx, before, { ...context.config, now });
    const isAllowed =
      answer.action === "restore" ? current.restorable_until !== null : current.can_answer;
    if (!isAllowed) throw conflict("failure.interviewOver");
    const free = current.slots.map(({ starts_at }) => starts_at);
    if (answer.action === "pick" && !free.includes(answer.starts_at)) {
      throw conflict("failure.slotGone", { current });
    }
    const kind = answerKinds[answer.action];
    const after = { ...before, ...answerColumns(answer, before, now) };
    const actor = { actorId: null, client };
    await changeInterview(context, tx, { kind, before, after }, { actor, now });
  });
}

/** Whether the applicant has answered like this before. */
function isSame(
  { state, starts_at, other_times }: InterviewRecord,
  answer: AnswerInterview,
): boolean {
  if (answer.action === "decline") return state === "declined";
  if (answer.action === "other_times") return other_times === answer.message;
  if (answer.action === "restore") return state === "offered" || state === "agreed";
  return state === "agreed" && starts_at === answer.starts_at;
}

const answerKinds = {
  pick: "agreed",
  decline: "declined",
  other_times: "otherTimes",
  restore: "restored",
} as const;

function answerColumns(
  answer: AnswerInterview,
  before: InterviewRecord,
  now: Date,
): Partial<InterviewRecord> {
  if (answer.action === "decline") return { state: "declined", decline_reason: answer.reason };
  if (answer.action === "other_times") return { other_times: answer.message };
  if (answer.action === "restore") {
    return { state: before.starts_at === null ? "offered" : "agreed", decline_reason: null };
  }
  const { starts_at } = answer;
  const reminded_for = isWithinDay(starts_at, now) ? starts_at : null;
  return { state: "agreed", starts_at, other_times: null, reminded_for };
}

import type { AnswerInterview } from "#contract/interviews.ts";
import type { AppContext } from "#server/context.ts";
import { acquireLock } from "#server/db/transaction.ts";
import type { Tx } from "#server/db/schema.ts";
import { auditApplication, recordEvent } from "#server/audit/application-history.ts";
import type { ClientInfo } from "#server/http/current-user.ts";
import { conflict, notFound } from "#server/http/http-error.ts";
import { nextVersion } from "#server/http/requests.ts";
import { withdrawInterviewEmails, withMailTransaction } from "#server/mail/outbox.ts";
import { announce, type News } from "./announce.ts";
import {
  findFreeSlots,
  lockInterview,
  toPortalInterview,
  type InterviewRecord,
} from "./records.ts";
import { isWithinDay } from "./reminders.ts";
import { saveInterview } from "./save.ts";

type Answer =
  | Pick<Extract<AnswerInterview, { action: "pick" }>, "action" | "starts_at">
  | Pick<Extract<AnswerInterview, { action: "decline" }>, "action" | "reason">
  | Pick<Extract<AnswerInterview, { action: "other_times" }>, "action" | "message">;

const kinds = {
  pick: "interview_agreed",
  decline: "interview_declined",
  other_times: "interview_other_times",
} as const;

/**
 * Stores the applicant's answer and tells both sides. Repeating an answer is no error. Throws 404 for an
 * interview of another application, and 409 for one that is over or a time that is gone.
 */
export async function answerInterview(
  context: AppContext,
  applicationId: string,
  id: string,
  answer: Answer,
  client: Pick<ClientInfo, "requestId">,
): Promise<void> {
  await withMailTransaction(context, async (tx, now) => {
    const { interview: before, application } = await lockInterview(tx, id);
    if (before.application_id !== applicationId || before.visible_at > now.toISOString()) {
      throw notFound("failure.interviewNotFound");
    }
    const result = await resultOf(tx, before, answer, now);
    if (result === undefined) return;
    const after = {
      ...before,
      ...result.columns,
      sequence: before.sequence + 1,
      undo: null,
      updated_at: nextVersion(before.updated_at, now),
    };
    // Other times change nothing in a calendar, so the emails that are due stay.
    if (answer.action !== "other_times") await withdrawInterviewEmails(tx, id);
    await saveInterview(tx, after);
    const change = { application, before, after, actorId: null };
    await announce(context, tx, change, result.news, now, now);
    const detail = { after: result.detail };
    await recordEvent(tx, applicationId, kinds[answer.action], null, detail, now);
    const visitor = { actorId: null, client };
    await auditApplication(tx, applicationId, "interview_answered", visitor, now);
  });
}

type Result = { columns: Partial<InterviewRecord>; news: News; detail: string };

/** What an answer changes; undefined when the interview is already like that. */
async function resultOf(
  tx: Tx,
  before: InterviewRecord,
  answer: Answer,
  now: Date,
): Promise<Result | undefined> {
  const { action } = answer;
  if (action === "decline" && before.state === "declined") return undefined;
  if (action === "pick" && before.starts_at === answer.starts_at && before.state === "agreed") {
    return undefined;
  }
  const { can_answer } = await toPortalInterview(tx, before, now);
  if (!can_answer) throw conflict("failure.interviewOver");
  if (action === "decline") {
    const { reason } = answer;
    const news = { applicant: "declined", team: "declined", message: reason } as const;
    return { columns: { state: "declined", decline_reason: reason }, news, detail: reason };
  }
  if (action === "other_times") {
    const { message } = answer;
    if (message === before.other_times) return undefined;
    const news = { applicant: null, team: "otherTimes", message } as const;
    return { columns: { other_times: message }, news, detail: message };
  }
  // Two applicants may choose the same time of an interviewer at once.
  await acquireLock(tx, "interviews");
  const { starts_at } = answer;
  const free = before.state === "offered" ? await findFreeSlots(tx, before, now) : [];
  if (!free.includes(starts_at)) {
    throw conflict("failure.slotGone", { current: await toPortalInterview(tx, before, now) });
  }
  const columns = {
    state: "agreed",
    starts_at,
    other_times: null,
    reminded_for: isWithinDay(starts_at, now) ? starts_at : null,
  } as const;
  return { columns, news: { applicant: "agreed", team: "agreed" }, detail: starts_at };
}

import { company } from "#content/company.ts";
import { defaultLanguage, type Language } from "#contract/languages.ts";
import { receiptNumber } from "#contract/receipt.ts";
import { statusLink } from "#server/auth/status-links.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import type { CalendarMethod, Db, Tx } from "#server/db/schema.ts";
import { translatorTo, type Email } from "#server/mail/email.ts";
import {
  applicantInterviewEmail,
  teamInterviewEmail,
  type ApplicantNews,
  type InterviewEmailData,
  type TeamNews,
} from "#server/mail/interview-emails.ts";
import { enqueueEmail, hashOf } from "#server/mail/outbox.ts";
import { readHrRecipients } from "#server/settings/settings.ts";
import { calendarEmail, type CalendarEvent } from "./calendar.ts";
import type { ApplicationRow, InterviewRecord } from "./records.ts";

/** A change of an interview, and who made it: null for the applicant and the server. */
export type Change = {
  application: ApplicationRow;
  before: InterviewRecord;
  after: InterviewRecord;
  actorId: string | null;
};

export type News = {
  /** Null tells the applicant nothing. */
  applicant: ApplicantNews | null;
  /** Null tells the team nothing. */
  team: TeamNews | null;
  /** What the applicant wrote. */
  message?: string;
};

/**
 * Enqueues the emails about a change of an interview and returns how many. They update or end the event
 * that earlier emails have put into the calendars of their recipients. A team gets its event once the
 * time is agreed; the applicant also with an offer of a single time.
 */
export async function announce(
  { config, keys }: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  change: Change,
  news: News,
  runAt: Date,
  now: Date,
): Promise<number> {
  const { application, after } = change;
  const data = emailData(change, news.message);
  let enqueued = 0;
  const send = async (to: Reader, email: Email, isInvited: boolean) => {
    const method = isInvited ? "REQUEST" : "CANCEL";
    const hasCalendar = isInvited || (await hasEvent(tx, after.id, to.email));
    const event = eventOf(change, method, to, config.siteUrl);
    const text = calendarEmail(event, to, method, config.siteUrl);
    const interview = {
      id: after.id,
      calendar: hasCalendar ? ({ method, text } as const) : undefined,
    };
    const about = { applicationId: application.id, runAt, interview };
    const user = to.userId === undefined ? {} : { userId: to.userId };
    await enqueueEmail(tx, email, to, { ...about, ...user }, now);
    enqueued += 1;
  };

  if (news.applicant !== null) {
    const { email, full_name: name, language } = application;
    const isTentative = after.state === "offered" && after.slots.length === 1;
    const link = statusLink(keys, config.siteUrl, application.id);
    const text = applicantInterviewEmail(language, news.applicant, data, link);
    await send({ email, name, language }, text, after.state === "agreed" || isTentative);
  }
  if (news.team !== null) {
    const link = panelLink(config.siteUrl, application.id);
    for (const reader of await findTeam(tx, config, change)) {
      const topic = reader.hasLeft && after.state === "agreed" ? "left" : news.team;
      const text = teamInterviewEmail(reader.language, topic, data, link);
      await send(reader, text, reader.joins && after.state === "agreed");
    }
  }
  return enqueued;
}

type Reader = { email: string; name: string; language: Language; userId?: string };

/** Whether an email has put the interview into the calendar of a person. */
export async function hasEvent(db: Db, interviewId: string, email: string): Promise<boolean> {
  const last = await db
    .selectFrom("outbox")
    .select("calendar_method")
    .where("interview_id", "=", interviewId)
    .where("to_hash", "=", hashOf(email))
    .where("calendar_method", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.calendar_method === "REQUEST";
}

/**
 * The active people who join, who joined before, and the author of the offer unless they make this change.
 * The HR recipients stand for a team without accounts.
 */
async function findTeam(tx: Tx, config: Config, { before, after, actorId }: Change) {
  const joining = after.people.map(({ id }) => id);
  const left = before.people.map(({ id }) => id).filter((id) => !joining.includes(id));
  const author = after.created_by === actorId ? [] : [after.created_by];
  const ids = [...joining, ...left, ...author].filter((id) => id !== null);
  const people = await tx
    .selectFrom("users")
    .select(["id", "name", "email", "language"])
    .where("id", "in", ids.length === 0 ? [""] : ids)
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  const team = people.map(({ id, language, ...person }) => ({
    ...person,
    userId: id,
    language: language ?? defaultLanguage,
    joins: joining.includes(id),
    hasLeft: left.includes(id),
  }));
  if (team.length > 0) return team;
  const recipients = await readHrRecipients(tx, config);
  return recipients.map((to) => ({ ...to, name: "", joins: false, hasLeft: false }));
}

function emailData({ application, before, after }: Change, message = ""): InterviewEmailData {
  return {
    fullName: application.full_name,
    jobTitle: application.job_title,
    receipt: receiptNumber(application.id),
    // After a move, the time that no longer applies.
    startsAt: after.starts_at ?? before.starts_at,
    slots: after.slots,
    minutes: after.minutes,
    place: after.place,
    videoLink: after.video_link,
    note: after.note,
    interviewers: after.people.map(({ name }) => name),
    message,
  };
}

function eventOf(
  { application, before, after }: Change,
  method: CalendarMethod,
  { language, userId }: Reader,
  siteUrl: string,
): CalendarEvent {
  const isInvited = method === "REQUEST";
  // The end of an event names the time that the calendar has.
  const { starts_at, slots } = isInvited ? after : before;
  const status = after.state === "agreed" ? "confirmed" : "tentative";
  return {
    ...sharedEvent(after),
    startsAt: starts_at ?? slots[0] ?? after.created_at,
    status: isInvited ? status : "cancelled",
    ...(userId === undefined
      ? applicantTexts(language, application, after)
      : teamTexts(language, application, after, siteUrl)),
  };
}

const sharedEvent = ({
  id,
  sequence,
  minutes,
  place,
  video_link,
  updated_at,
}: InterviewRecord) => ({
  id,
  sequence,
  minutes,
  place,
  videoLink: video_link,
  changedAt: updated_at,
});

function applicantTexts(
  language: Language,
  { job_title }: ApplicationRow,
  { note }: InterviewRecord,
) {
  const t = translatorTo(language);
  const position = job_title ?? t("interview.unlisted");
  return { summary: t("interview.event", { company: company.name, position }), description: note };
}

type Titled = Pick<ApplicationRow, "id" | "full_name" | "job_title" | "job_id">;

function teamTexts(language: Language, row: Titled, { note }: InterviewRecord, siteUrl: string) {
  const t = translatorTo(language);
  const position = row.job_title ?? row.job_id;
  const link = panelLink(siteUrl, row.id);
  return {
    summary: t("interview.event.team", { name: row.full_name, position }),
    description: note === "" ? link : `${note}\n\n${link}`,
  };
}

/** The event of an agreed interview in the calendar of someone who joins it. */
export const teamEvent = (
  language: Language,
  application: Titled,
  interview: InterviewRecord & { starts_at: string },
  siteUrl: string,
): CalendarEvent => ({
  ...sharedEvent(interview),
  startsAt: interview.starts_at,
  status: "confirmed",
  ...teamTexts(language, application, interview, siteUrl),
});

const panelLink = (siteUrl: string, applicationId: string) =>
  `${siteUrl}/admin?tab=applications&application=${applicationId}`;

import { defaultLanguage } from "#contract/languages.ts";
import { sealLink, statusLink } from "#server/auth/links.ts";
import { isStaff, staffRoles } from "#contract/staff.ts";
import type { Config } from "#server/config.ts";
import type { AppContext } from "#server/context.ts";
import type { Tx } from "#server/db/schema.ts";
import { erasedEmail, panelLink } from "#server/mail/application-emails.ts";
import { findTemplate, translatorTo, type Email } from "#server/mail/email.ts";
import {
  applicantInterviewEmail,
  teamInterviewEmail,
  timeText,
  type ApplicantNews,
  type TeamNews,
} from "#server/mail/interview-emails.ts";
import { authorOf, enqueueEmail, hashOf, type Recipient } from "#server/mail/outbox.ts";
import { readHrRecipients } from "#server/settings/settings.ts";
import { applicantText, calendarEmail, teamText, type EventText } from "./calendar.ts";
import { interviewsOf, isOpen, type InterviewRecord } from "./records.ts";

/** The emails about a change. */
type InterviewNotification = {
  before: InterviewRecord;
  after: InterviewRecord;
  /** The member of staff who makes the change; none if the applicant or the server makes it. */
  actorId?: string | null;
  applicant: ApplicantNews | null;
  team: TeamNews | null;
  /** The text that the applicant wrote. */
  message?: string | null;
};

/**
 * Enqueues the emails about a change of an interview and returns how many. They update or end the event
 * that earlier emails have put into the calendars of their recipients. A team gets its event once the
 * time is agreed; the applicant also with an offer of a single time.
 */
export async function enqueueInterviewEmails(
  { config, keys }: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  notification: InterviewNotification,
  now: Date,
  runAt = now,
): Promise<number> {
  const { siteUrl } = config;
  const { before, after, team, message } = notification;
  const { id, application_id: applicationId, applicant, state } = after;
  const isAgreed = state === "agreed";
  // After a move, the time that no longer applies.
  const data = { ...after, starts_at: after.starts_at ?? before.starts_at };
  let enqueued = 0;
  const enqueue = async (
    to: Recipient & { userId?: string },
    email: Email,
    text: EventText,
    isInvited: boolean,
  ) => {
    const method = isInvited ? "REQUEST" : "CANCEL";
    // The end of an event names the time that the calendar has.
    const { starts_at, slots } = isInvited ? after : before;
    const event = { ...after, starts_at, slots };
    const hasCalendar = isInvited || (await hasEvent(tx, id, to.email));
    const calendar = { method, text: calendarEmail(method, event, text, to, siteUrl) } as const;
    const interview = { id, ...(hasCalendar && { calendar }) };
    const user = to.userId === undefined ? {} : { userId: to.userId };
    const author = authorOf(config, notification.actorId);
    await enqueueEmail(tx, email, to, { applicationId, runAt, interview, author, ...user }, now);
    enqueued += 1;
  };

  if (notification.applicant !== null) {
    const { email, full_name: name, language } = applicant;
    const link = sealLink(keys, statusLink(keys, siteUrl, applicationId));
    const given = await findTemplate(tx, language, notification.applicant);
    const text = applicantInterviewEmail(language, notification.applicant, data, link, given);
    const isTentative = state === "offered" && after.slots.length === 1;
    await enqueue({ email, name }, text, applicantText(after), isAgreed || isTentative);
  }
  if (team !== null) {
    const link = panelLink(siteUrl, applicationId);
    for (const { language, joins, hasLeft, ...to } of await findTeam(tx, config, notification)) {
      const topic = hasLeft && isAgreed ? "left" : team;
      const text = teamInterviewEmail(language, topic, data, link, message ?? "");
      await enqueue(to, text, teamText(language, after, siteUrl), joins && isAgreed);
    }
  }
  return enqueued;
}

/**
 * The active members of staff who join, who joined before, and the author of the offer unless they make this change;
 * the HR recipients if none of them has an account any more.
 */
async function findTeam(tx: Tx, config: Config, { before, after, actorId }: InterviewNotification) {
  const joining = after.people.map(({ id }) => id);
  const left = before.people.map(({ id }) => id).filter((id) => !joining.includes(id));
  const author = after.created_by === actorId ? [] : [after.created_by];
  const ids = [...joining, ...left, ...author].filter((id) => id !== null);
  const users = tx
    .selectFrom("users")
    .select(["id as userId", "name", "email", "language"])
    .where("active", "=", true)
    .where("role", "in", staffRoles)
    .orderBy("id");
  const people = ids.length === 0 ? [] : await users.where("id", "in", ids).execute();
  const team = people.map(({ language, ...person }) => ({
    ...person,
    language: language ?? defaultLanguage,
    joins: joining.includes(person.userId),
    hasLeft: left.includes(person.userId),
  }));
  if (team.length > 0) return team;
  const recipients = await readHrRecipients(tx, config);
  return recipients.map((to) => ({ ...to, name: "", joins: false, hasLeft: false }));
}

/** Whether an email has put the interview into the calendar of a person. */
const hasEvent = async (tx: Tx, interviewId: string, email: string) =>
  (await findInvitation(tx, interviewId, email))?.method === "REQUEST";

/** What the emails that have left have told a person; undefined before the first. */
export const findInvitation = (tx: Tx, interviewId: string, email: string) =>
  tx
    .selectFrom("interview_invitations")
    .select("method")
    .where("interview_id", "=", interviewId)
    .where("to_hash", "=", hashOf(email))
    .executeTakeFirst();

/**
 * Enqueues emails that end the events of the open interviews of an application, before it is deleted. They
 * contain no personal data and belong to no application, so the deletion leaves them.
 */
export async function endInterviews(
  tx: Tx,
  applicationId: string,
  siteUrl: string,
  now: Date,
): Promise<void> {
  const interviews = await interviewsOf(tx, applicationId);
  for (const interview of interviews.filter((one) => isOpen(one, now))) {
    const { id, applicant, people } = interview;
    const sequence = interview.sequence + 1;
    const updated_at = now.toISOString();
    const event = { ...interview, sequence, updated_at, place: "", video_link: "" };
    const staff = people.filter(({ active, role }) => active && isStaff(role));
    for (const { email, language } of [applicant, ...staff]) {
      if (!(await hasEvent(tx, id, email))) continue;
      const to = { email, name: "" };
      const known = language ?? defaultLanguage;
      const summary = translatorTo(known)("interview.event.erased");
      const text = calendarEmail("CANCEL", event, { summary, description: "" }, to, siteUrl);
      const about = { interview: { id, calendar: { method: "CANCEL", text } as const } };
      const given = await findTemplate(tx, known, "interview_erased");
      const notice = erasedEmail(known, applicationId, given, timeText(known, event));
      await enqueueEmail(tx, notice, to, about, now);
    }
  }
}

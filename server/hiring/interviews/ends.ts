import type { AppContext, Config } from "#server/context.ts";
import type { CalendarMethod, ToldInterview } from "#server/db/interview-tables.ts";
import type { Moment, Tx } from "#server/db/schema.ts";
import { erasedEmail } from "#server/hiring/applications/emails.ts";
import { findTemplate, translatorTo } from "#server/mail/email.ts";
import { enqueueEmail, withdrawInterviewEmails } from "#server/mail/outbox.ts";
import { applicantText, cancelEvents, type EventText } from "./calendar.ts";
import { changeInterview, type Circumstances } from "./change.ts";
import { shortTimeOf, timeText } from "./email-texts.ts";
import { guestsToTell } from "./people.ts";
import {
  interviewsOf,
  isOpen,
  readInvitations,
  toldBy,
  type Invitations,
  type InterviewRecord,
} from "./records.ts";
import { readStaff } from "./team.ts";

type EndedEvent = { interview: InterviewRecord; text: EventText };

/** The part of an email that ends events of interviews in the calendar of its recipient. */
type EndOfEvents = {
  id: string;
  told?: ToldInterview;
  calendar?: { method: CalendarMethod; text: string };
};

/** What the applicant's own email tells of the interviews that the applicant has ended: sentences, and their events. */
export type EndedInterviews = { sentences: string[]; interview: EndOfEvents | undefined };

/** Ends the open interviews of an application that its applicant withdraws, and emails everybody else. */
export async function endWithWithdrawal(
  context: Pick<AppContext, "config" | "keys">,
  tx: Tx,
  applicationId: string,
  { actor, now }: Pick<Circumstances, "actor" | "now">,
): Promise<EndedInterviews> {
  const circumstances = { actor, now, audited: null, tellsApplicant: false };
  const sentences: string[] = [];
  const events: EndedEvent[] = [];
  for (const before of await interviewsOf(tx, applicationId)) {
    if (!isOpen(before, now)) continue;
    const invitation = (await readInvitations(tx, before.id)).of(before.applicant.email);
    const isSeen = before.visible_at <= now.toISOString();
    const ended = { ...before, state: "cancelled" } as const;
    const change = { kind: "cancelled", before, after: ended } as const;
    const { after } = await changeInterview(context, tx, change, circumstances);
    if (!isSeen && invitation === undefined) continue;
    const { starts_at, slots } = invitation?.told ?? before;
    const known = { ...after, starts_at, slots };
    sentences.push(sentenceOf(known));
    if (invitation?.method === "REQUEST") {
      events.push({ interview: known, text: applicantText(after) });
    }
  }
  return { sentences, interview: endOf(events, context.config) };
}

function sentenceOf(interview: InterviewRecord): string {
  const { language } = interview.applicant;
  const t = translatorTo(language);
  const hasTime = interview.starts_at !== null || interview.slots.length === 1;
  if (!hasTime) return t("interview.endedOffer");
  return t("interview.ended").replace("{time}", () => timeText(language, interview));
}

function endOf(
  events: readonly EndedEvent[],
  { siteUrl }: Pick<Config, "siteUrl">,
): EndOfEvents | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const { id, applicant } = first.interview;
  const to = { email: applicant.email, name: "" };
  const calendar = { method: "CANCEL", text: cancelEvents(events, { to, siteUrl }) } as const;
  return { id, told: toldBy(first.interview), calendar };
}

/**
 * Ends the events of the open interviews of an application, before it is deleted, with emails that contain no personal
 * data and belong to no application, so that the deletion leaves them. Where the applicant gets an email about the
 * deletion itself, it carries what is returned, and no other one goes to them.
 */
export async function endInterviews(
  { tx, now }: Moment,
  applicationId: string,
  { siteUrl }: Pick<Config, "siteUrl">,
  tellsApplicant: boolean,
): Promise<EndOfEvents | undefined> {
  const own: EndedEvent[] = [];
  for (const interview of await interviewsOf(tx, applicationId)) {
    if (!isOpen(interview, now)) continue;
    const { id, applicant } = interview;
    const invitations = await readInvitations(tx, id);
    const staff = await readStaff(tx, invitations.attending);
    const unsent = await withdrawInterviewEmails(tx, id);
    const guests = guestsToTell(interview, null, unsent).map(({ email }) => ({
      email,
      language: applicant.language,
    }));
    for (const { email, language } of [applicant, ...staff, ...guests]) {
      const event = endedEvent(interview, invitations.of(email), now);
      if (event === undefined) continue;
      const summary = translatorTo(language)("interview.event.erased");
      const ended = { interview: event, text: { summary, description: "", video: "" } };
      if (email === applicant.email && !tellsApplicant) {
        own.push(ended);
        continue;
      }
      const to = { email, name: "" };
      const text = cancelEvents([ended], { to, siteUrl });
      const about = { interview: { id, calendar: { method: "CANCEL", text } as const } };
      const given = await findTemplate(tx, language, "interview_erased");
      const notice = erasedEmail(language, applicationId, given, {
        time: timeText(language, event),
        shortTime: shortTimeOf(language, event),
      });
      await enqueueEmail({ tx, now }, notice, to, about);
    }
  }
  const end = endOf(own, { siteUrl });
  // The interview is gone, so nothing is recorded of what was told.
  return end && { id: end.id, ...(end.calendar && { calendar: end.calendar }) };
}

/** The event that ends what is in a calendar, without personal data; undefined where there is none. */
function endedEvent(
  interview: InterviewRecord,
  invitation: ReturnType<Invitations["of"]>,
  now: Date,
): InterviewRecord | undefined {
  if (invitation?.method !== "REQUEST") return undefined;
  const { starts_at, slots } = invitation.told ?? interview;
  const times = { starts_at, slots, sequence: interview.sequence + 1 };
  return { ...interview, ...times, updated_at: now.toISOString(), place: "", video_link: "" };
}

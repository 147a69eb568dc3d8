import { TZDate } from "@date-fns/tz";
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalAttendeeRole,
  type ICalCalendar,
} from "ical-generator";
import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";
import type { CalendarMethod } from "#server/db/interview-tables.ts";
import { timeZone } from "#server/lib/calendar.ts";
import { panelLink } from "#server/mail/application-emails.ts";
import { translatorTo } from "#server/mail/email.ts";
import type { Recipient } from "#server/mail/outbox.ts";
import type { InterviewRecord } from "./records.ts";

/** Vietnam has had this offset since 1975, so the zone needs no rules. */
const zoneDefinition = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:STANDARD",
  "DTSTART:19750613T000000",
  "TZOFFSETFROM:+0700",
  "TZOFFSETTO:+0700",
  "TZNAME:+07",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

export type EventText = { summary: string; description: string };

/** The calendar text of an email to one person: an invitation, its update, or its end. */
export function calendarEmail(
  method: CalendarMethod,
  interview: InterviewRecord,
  text: EventText,
  { email, name }: Recipient,
  siteUrl: string,
): string {
  const calendar = createCalendar();
  calendar.method(ICalCalendarMethod[method]);
  const event = addEvent(calendar, interview, text, siteUrl);
  event.createAttendee({ email, name, role: ICalAttendeeRole.REQ, rsvp: false });
  if (method === "CANCEL") event.status(ICalEventStatus.CANCELLED);
  return calendar.toString();
}

export function calendarFeed(
  language: Language,
  interviews: readonly InterviewRecord[],
  siteUrl: string,
): string {
  const calendar = createCalendar();
  const name = translatorTo(language)("interview.feed", { company: company.name });
  calendar.name(name).ttl(15 * 60);
  for (const one of interviews) addEvent(calendar, one, teamText(language, one, siteUrl), siteUrl);
  return calendar.toString();
}

const createCalendar = () =>
  ical({
    prodId: { company: company.name, product: "Website" },
    // Named by the events: a zone of the calendar would also apply to DTSTAMP, which must be in UTC.
    timezone: { name: null, generator: () => zoneDefinition },
  });

function addEvent(
  calendar: ICalCalendar,
  interview: InterviewRecord,
  { summary, description }: EventText,
  siteUrl: string,
) {
  const { id, sequence, starts_at, slots, minutes, place, video_link, created_at } = interview;
  const start = Date.parse(starts_at ?? slots[0] ?? created_at);
  const { CONFIRMED, TENTATIVE } = ICalEventStatus;
  const event = calendar.createEvent({
    id: `interview-${id}@${new URL(siteUrl).hostname}`,
    // Raised by each change, so that calendars ignore an older email that arrives late.
    sequence,
    stamp: new Date(interview.updated_at),
    start: new TZDate(start, timeZone),
    end: new TZDate(start + minutes * 60_000, timeZone),
    timezone: timeZone,
    summary,
    location: place === "" ? video_link : place,
    description,
    // An offer of one time is tentative until the applicant confirms it.
    status: interview.state === "agreed" ? CONFIRMED : TENTATIVE,
    organizer: { name: company.name, email: company.hrEmail },
  });
  if (video_link !== "") event.url(video_link);
  return event;
}

export function applicantText({ applicant, note }: InterviewRecord): EventText {
  const t = translatorTo(applicant.language);
  const position = applicant.job_title ?? t("interview.unlisted");
  return { summary: t("interview.event", { company: company.name, position }), description: note };
}

export function teamText(
  language: Language,
  { application_id, applicant, note }: InterviewRecord,
  siteUrl: string,
): EventText {
  const { full_name: name, job_title, job_id } = applicant;
  const position = job_title ?? job_id;
  const link = panelLink(siteUrl, application_id);
  return {
    summary: translatorTo(language)("interview.event.team", { name, position }),
    description: note === "" ? link : `${note}\n\n${link}`,
  };
}

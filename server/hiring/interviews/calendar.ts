import { TZDate } from "@date-fns/tz";
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalAttendeeRole,
  type ICalCalendar,
  type ICalEvent,
} from "ical-generator";
import { company } from "#content/company.ts";
import { endOfInterview } from "#contract/interviews.ts";
import type { Language } from "#contract/languages.ts";
import type { CalendarMethod } from "#server/db/interview-tables.ts";
import { timeZone } from "#server/db/vietnam-time.ts";
import { panelLink } from "#server/hiring/applications/emails.ts";
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

/** `video` is the word for a video call. */
export type EventText = { summary: string; description: string; video: string };

/** The calendar text of an email to one person: an invitation, its update, or its end. */
export function calendarEmail(
  method: CalendarMethod,
  interview: InterviewRecord,
  text: EventText,
  { to: { email, name }, siteUrl }: { to: Recipient; siteUrl: string },
): string {
  if (method === "CANCEL") {
    return cancelEvents([{ interview, text }], { to: { email, name }, siteUrl });
  }
  const calendar = createCalendar();
  calendar.method(ICalCalendarMethod.REQUEST);
  const event = addEvent(calendar, interview, text, siteUrl);
  event.createAttendee({ email, name, role: ICalAttendeeRole.REQ, rsvp: false });
  addReminder(event);
  return textOf(calendar);
}

/** The end of events in the calendar of one person. */
export function cancelEvents(
  events: readonly { interview: InterviewRecord; text: EventText }[],
  { to: { email, name }, siteUrl }: { to: Recipient; siteUrl: string },
): string {
  const calendar = createCalendar();
  calendar.method(ICalCalendarMethod.CANCEL);
  for (const { interview, text } of events) {
    const event = addEvent(calendar, interview, text, siteUrl);
    event.createAttendee({ email, name, role: ICalAttendeeRole.REQ, rsvp: false });
    event.status(ICalEventStatus.CANCELLED);
  }
  return textOf(calendar);
}

/** An agreed interview as a calendar file for its applicant, and as a link that adds it to Google Calendar. */
export function applicantCalendar(interview: InterviewRecord, siteUrl: string) {
  const calendar = createCalendar();
  calendar.method(ICalCalendarMethod.PUBLISH);
  const text = applicantText(interview);
  const event = addEvent(calendar, interview, text, siteUrl);
  addReminder(event);
  const timeOf = (at: number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const [start, end] = startAndEnd(interview);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: text.summary,
    dates: `${timeOf(start)}/${timeOf(end)}`,
    ctz: timeZone,
    location: placeOf(interview),
    details: describe(interview, text),
  });
  const google_url = `https://calendar.google.com/calendar/render?${query.toString()}`;
  return { file: textOf(calendar), google_url };
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
  return textOf(calendar);
}

const createCalendar = () =>
  ical({
    prodId: { company: company.name, product: "Website" },
    // Named by the events: a zone of the calendar would also apply to DTSTAMP, which must be in UTC.
    timezone: { name: null, generator: () => zoneDefinition },
  });

/** The lines of a calendar have at most this many bytes. */
const lineBytes = 75;

/**
 * The text of a calendar, whose long lines are folded anew: some programs unfold a line only after they
 * have read its escapes, so a fold never follows a backslash. The last line has an end, too.
 */
const textOf = (calendar: ICalCalendar) =>
  calendar
    .toString()
    .replaceAll(/\r\n[ \t]/g, "")
    .trimEnd()
    .split("\r\n")
    .map((line) => `${fold(line)}\r\n`)
    .join("");

function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const [part] of line.matchAll(/\\?./gsu)) {
    const size = Buffer.byteLength(part);
    if (bytes + size > lineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += part;
    bytes += size;
  }
  return folded;
}

/** The agreed time, or the first offered one, and its end, in milliseconds. */
function startAndEnd({ starts_at, slots, minutes, created_at }: InterviewRecord) {
  const start = starts_at ?? slots[0] ?? created_at;
  return [Date.parse(start), endOfInterview([start], minutes)] as const;
}

const placeOf = ({ place, video_link }: InterviewRecord) => (place === "" ? video_link : place);

/** Names the video call beside a place, because many programs do not show the URL of an event. */
const describe = ({ place, video_link }: InterviewRecord, { description, video }: EventText) =>
  [place !== "" && video_link !== "" ? `${video}: ${video_link}` : "", description]
    .filter((part) => part !== "")
    .join("\n\n");

const addReminder = (event: ICalEvent) =>
  event.createAlarm({
    type: ICalAlarmType.display,
    description: event.summary(),
    // Seconds before the start.
    trigger: 60 * 60,
  });

function addEvent(
  calendar: ICalCalendar,
  interview: InterviewRecord,
  text: EventText,
  siteUrl: string,
) {
  const { id, sequence, video_link } = interview;
  const [start, end] = startAndEnd(interview);
  const { CONFIRMED, TENTATIVE } = ICalEventStatus;
  const event = calendar.createEvent({
    id: `interview-${id}@${new URL(siteUrl).hostname}`,
    // Raised by each change, so that calendars ignore an older email that arrives late.
    sequence,
    stamp: new Date(interview.updated_at),
    start: new TZDate(start, timeZone),
    end: new TZDate(end, timeZone),
    timezone: timeZone,
    summary: text.summary,
    location: placeOf(interview),
    description: describe(interview, text),
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
  const summary = t("interview.event", { company: company.name, position });
  return { summary, description: note, video: t("interview.video") };
}

/** Without a link and without the note, which is for the applicant. */
export function guestText(language: Language, { applicant }: InterviewRecord): EventText {
  const { full_name: name, job_title, job_id } = applicant;
  const t = translatorTo(language);
  const summary = t("interview.event.team", { name, position: job_title ?? job_id });
  return { summary, description: "", video: t("interview.video") };
}

export function teamText(
  language: Language,
  interview: InterviewRecord,
  siteUrl: string,
): EventText {
  const link = panelLink(siteUrl, interview.application_id);
  const { note } = interview;
  const description = note === "" ? link : `${note}\n\n${link}`;
  return { ...guestText(language, interview), description };
}

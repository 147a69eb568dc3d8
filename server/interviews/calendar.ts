import { TZDate } from "@date-fns/tz";
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalAttendeeRole,
  type ICalCalendar,
} from "ical-generator";
import { company } from "#content/company.ts";
import type { CalendarMethod } from "#server/db/schema.ts";
import { timeZone } from "#server/lib/calendar.ts";

/** An interview as an event of one person's calendar. */
export type CalendarEvent = {
  id: string;
  /** Raised by each change, so that calendars ignore an older email that arrives late. */
  sequence: number;
  startsAt: string;
  minutes: number;
  summary: string;
  place: string;
  videoLink: string;
  description: string;
  /** An offer of one time is tentative until the applicant confirms it. */
  status: "tentative" | "confirmed" | "cancelled";
  changedAt: string;
};

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

/** The calendar text of an email to one person: an invitation, its update, or its end. */
export function calendarEmail(
  event: CalendarEvent,
  to: { email: string; name: string },
  method: CalendarMethod,
  siteUrl: string,
): string {
  const calendar = createCalendar();
  calendar.method(ICalCalendarMethod[method]);
  addEvent(calendar, event, siteUrl).createAttendee({
    email: to.email,
    name: to.name,
    role: ICalAttendeeRole.REQ,
    rsvp: false,
  });
  return calendar.toString();
}

/** A feed to which a calendar program subscribes. */
export function calendarFeed(
  name: string,
  events: readonly CalendarEvent[],
  siteUrl: string,
): string {
  const calendar = createCalendar();
  calendar.name(name).ttl(15 * 60);
  for (const event of events) addEvent(calendar, event, siteUrl);
  return calendar.toString();
}

const createCalendar = () =>
  ical({
    prodId: { company: company.name, product: "Website" },
    // Named by the events: a zone of the calendar would also apply to DTSTAMP, which must be in UTC.
    timezone: { name: null, generator: () => zoneDefinition },
  });

function addEvent(calendar: ICalCalendar, event: CalendarEvent, siteUrl: string) {
  const start = Date.parse(event.startsAt);
  const created = calendar.createEvent({
    id: `interview-${event.id}@${new URL(siteUrl).hostname}`,
    sequence: event.sequence,
    stamp: new Date(event.changedAt),
    start: new TZDate(start, timeZone),
    end: new TZDate(start + event.minutes * 60_000, timeZone),
    timezone: timeZone,
    summary: event.summary,
    location: event.place === "" ? event.videoLink : event.place,
    description: event.description,
    status: ICalEventStatus[statuses[event.status]],
    organizer: { name: company.name, email: company.hrEmail },
  });
  if (event.videoLink !== "") created.url(event.videoLink);
  return created;
}

const statuses = {
  tentative: "TENTATIVE",
  confirmed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const;

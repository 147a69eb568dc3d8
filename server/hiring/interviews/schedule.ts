import {
  endOfInterview,
  PortalInterview,
  type CheckClashes,
  type Clash,
  type InterviewAgenda,
  type ListedInterview,
} from "#contract/interviews.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { applicantCalendar } from "./calendar.ts";
import {
  interviewsOf,
  isJoinedBy,
  isOpen,
  readInterviews,
  stageOf,
  timesOf,
  toInterview,
  whereOpen,
  type InterviewRecord,
} from "./records.ts";

const maxPlaces = 10;

/** The places of the newest interviews, the newest first. */
export async function readPlaces(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("interviews")
    .select("place")
    .where("place", "!=", "")
    .groupBy("place")
    .orderBy(({ fn }) => fn.max("created_at"), "desc")
    .limit(maxPlaces)
    .execute();
  return rows.map(({ place }) => place);
}

/** Days after today on the dashboard. */
const comingDays = 7;
const maxListed = 200;

/** The agreed interviews from Monday on in Vietnam, and the newest open offers without an answer. */
export async function readAgenda(db: Db, now: Date): Promise<InterviewAgenda> {
  const sinceMonday = (new Date(localDay(now)).getUTCDay() + 6) % 7;
  const dayAfter = (days: number) => startOfDay(addDays(localDay(now), days)).toISOString();
  const records = await readInterviews(db, (eb) =>
    eb.or([
      whereOpen(now),
      eb.and([eb("state", "=", "agreed"), eb("starts_at", ">=", dayAfter(-sinceMonday))]),
    ]),
  );
  const timeOf = ({ starts_at, id }: InterviewRecord) => `${starts_at ?? ""} ${id}`;
  const sorted = records.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  const list = (isListed: (record: InterviewRecord) => boolean): ListedInterview[] =>
    sorted.filter(isListed).map((record) => {
      const { full_name, job_title, job_id } = record.applicant;
      return { ...toInterview(record), full_name, job_title: job_title ?? job_id };
    });
  const isBetween = (start: string, end: string) =>
    list(({ starts_at: at }) => at !== null && start <= at && at < end);
  return {
    today: isBetween(dayAfter(0), dayAfter(1)),
    week: isBetween(dayAfter(1), dayAfter(comingDays + 1)),
    weeks: isBetween(dayAfter(-sinceMonday), dayAfter(14 - sinceMonday)),
    later: isBetween(dayAfter(comingDays + 1), "9").slice(0, maxListed),
    waiting: list(
      (one) => isOpen(one, now) && (one.starts_at === null || one.other_times !== null),
    ).slice(-maxListed),
  };
}

/** Finds the open interviews of the same people, except one, that overlap one of the times. */
export async function findClashes(
  db: Db,
  { slots, minutes, interviewers, except = "" }: CheckClashes,
  now: Date,
): Promise<Clash[]> {
  if (slots.length === 0 || interviewers.length === 0) return [];
  const others = await readInterviews(db, (eb) =>
    eb.and([isJoinedBy(eb, interviewers), whereOpen(now)]),
  );
  return slots.flatMap(({ starts_at: slot }) =>
    others
      .filter(({ id }) => id !== except.toLowerCase())
      .flatMap((other) =>
        timesOf(other)
          .filter(
            (at) =>
              Date.parse(at) < endOfInterview([slot], minutes) &&
              Date.parse(slot) < endOfInterview([at], other.minutes),
          )
          .map((starts_at) => ({
            slot,
            starts_at,
            minutes: other.minutes,
            state: other.state,
            full_name: other.applicant.full_name,
            people: other.people
              .filter(({ id }) => interviewers.includes(id))
              .map(({ name }) => name),
          })),
      ),
  );
}

const restorableMs = 10 * 60_000;

/** The end of the time to take back a decline, the last change of its interview. */
const restorableUntil = ({ updated_at }: InterviewRecord) =>
  new Date(Date.parse(updated_at) + restorableMs).toISOString();

type PortalContext = { siteUrl: string; now: Date };

/**
 * An interview as the applicant sees it. The slots of an offer are the times that have not begun and at
 * which all interviewers are free.
 */
export async function toPortalInterview(
  db: Db,
  record: InterviewRecord,
  { siteUrl, now }: PortalContext,
): Promise<PortalInterview> {
  const { id, state, starts_at, minutes, people } = record;
  const until = state === "declined" ? restorableUntil(record) : "";
  const isRestorable = until > now.toISOString();
  const coming = timesOf(record)
    .filter((slot) => (state === "offered" || isRestorable) && slot > now.toISOString())
    .map((slot) => ({ starts_at: slot }));
  const interviewers = people.map((person) => person.id);
  const clashes = await findClashes(db, { slots: coming, minutes, interviewers, except: id }, now);
  const taken = clashes.filter((clash) => clash.state === "agreed").map(({ slot }) => slot);
  const free = coming.filter((slot) => !taken.includes(slot.starts_at));
  const hasBegun = starts_at !== null && starts_at <= now.toISOString();
  return PortalInterview.parse({
    ...record,
    slots: state === "offered" ? free : [],
    interviewers: people.map(({ name }) => name),
    stage: stageOf(record, now),
    can_answer: isOpen(record, now) && !hasBegun,
    restorable_until: isRestorable && free.length > 0 ? until : null,
    calendar: state === "agreed" && isOpen(record, now) ? applicantCalendar(record, siteUrl) : null,
  });
}

/** The interviews of an application that the applicant sees, newest first. */
export async function readPortalInterviews(
  db: Db,
  applicationId: string,
  context: PortalContext,
): Promise<PortalInterview[]> {
  const records = await interviewsOf(db, applicationId);
  const visible = records.filter(({ visible_at }) => visible_at <= context.now.toISOString());
  return Promise.all(visible.map((record) => toPortalInterview(db, record, context)));
}

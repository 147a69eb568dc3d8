import type {
  CheckClashes,
  Clash,
  InterviewAgenda,
  ListedInterview,
} from "#contract/interviews.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, localDay, startOfDay } from "#server/lib/calendar.ts";
import { findOverlapping, isOpen, readInterviews, toInterview } from "./records.ts";

/** How many days after today the dashboard shows. */
const comingDays = 7;
const maxListed = 200;

/** The agreed interviews of today and of the next seven days in Vietnam, and the offers without an answer. */
export async function readAgenda(db: Db, now: Date): Promise<InterviewAgenda> {
  const today = localDay(now);
  const [start, end, last] = [0, 1, comingDays + 1].map((days) =>
    startOfDay(addDays(today, days)).toISOString(),
  );
  const rows = await db
    .selectFrom("interviews")
    .innerJoin("applications", "applications.id", "interviews.application_id")
    .select(["interviews.id", "full_name", "job_id", "job_title"])
    .where((eb) =>
      eb.or([
        eb("state", "=", "offered"),
        eb.and([
          eb("state", "=", "agreed"),
          eb("starts_at", ">=", start ?? ""),
          eb.or([eb("starts_at", "<", last ?? ""), eb("other_times", "is not", null)]),
        ]),
      ]),
    )
    .orderBy("interviews.starts_at")
    .orderBy("interviews.id")
    .limit(maxListed)
    .execute();
  if (rows.length === 0) return { today: [], week: [], waiting: [] };
  const records = await readInterviews(db, { ids: rows.map(({ id }) => id) });
  const listed = rows.flatMap(({ id, full_name, job_id, job_title }): ListedInterview[] => {
    const record = records.find((one) => one.id === id);
    if (record === undefined) return [];
    return [{ ...toInterview(record), full_name, job_title: job_title ?? job_id }];
  });
  const isAgreedBefore = (at: string | undefined, { starts_at }: ListedInterview) =>
    starts_at !== null && starts_at < (at ?? "");
  return {
    today: listed.filter((one) => isAgreedBefore(end, one)),
    week: listed.filter((one) => isAgreedBefore(last, one) && !isAgreedBefore(end, one)),
    waiting: listed.filter(
      (one) => one.starts_at === null || (one.other_times !== null && isOpen(one, now)),
    ),
  };
}

/** Finds other interviews of the same people that overlap the times. */
export async function findClashes(
  db: Db,
  { slots, minutes, interviewers, except }: CheckClashes,
): Promise<Clash[]> {
  const found = await findOverlapping(db, {
    slots: slots.map(({ starts_at }) => starts_at),
    minutes,
    people: interviewers,
    ...(except !== undefined && { except: except.toLowerCase() }),
  });
  if (found.length === 0) return [];
  const names = await db
    .selectFrom("applications")
    .select(["id", "full_name"])
    .where("id", "in", [...new Set(found.map(({ other }) => other.application_id))])
    .execute();
  return found.map(({ slot, startsAt, other }) => ({
    slot,
    starts_at: startsAt,
    minutes: other.minutes,
    state: other.state,
    full_name: names.find(({ id }) => id === other.application_id)?.full_name ?? "",
    people: other.people.filter(({ id }) => interviewers.includes(id)).map(({ name }) => name),
  }));
}

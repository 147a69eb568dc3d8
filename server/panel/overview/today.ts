import type { Today } from "#contract/overview.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { countApplications, listApplications } from "#server/hiring/applications/list.ts";
import { readBusinessDays } from "#server/hiring/business-days.ts";
import { countOverdueRequests } from "#server/hiring/applications/privacy-requests.ts";
import { countUnfinished } from "#server/http/bulk.ts";
import { waitingRejections } from "#server/hiring/applications/waiting-rejections.ts";

/** Counts what there is to do today by the filters of the lists, so that a link opens exactly what is counted. */
export async function readToday(db: Db, now: Date): Promise<Today & { privacy_overdue: number }> {
  const [to_review, overdue, unanswered, interviews, rejections, ...others] = await Promise.all([
    readWaiting(db, { to_review: true }, now),
    readWaiting(db, { overdue: true }, now),
    readUnanswered(db, now),
    countInterviews(db, now),
    countRejections(db, now),
    countOverdueRequests(db, now),
    countApplications(db, { other_times: true }, now),
    countApplications(db, { never_told: true }, now),
  ]);
  const [privacy_overdue, other_times, never_told] = others;
  return {
    to_review,
    overdue,
    unanswered,
    interviews,
    other_times,
    ...rejections,
    never_told,
    privacy_overdue,
    unfinished: await countUnfinished(db),
  };
}

async function readWaiting(
  db: Db,
  filter: { to_review: true } | { overdue: true },
  now: Date,
): Promise<Today["overdue"]> {
  const { applications, total } = await listApplications(db, { ...filter, skip: 0, limit: 1 }, now);
  return { count: total, oldest_days: applications[0]?.age_business_days ?? 0 };
}

/** Counted by the filter of the list; the days are those since the oldest message. */
async function readUnanswered(db: Db, now: Date): Promise<Today["unanswered"]> {
  const count = await countApplications(db, { unanswered: true }, now);
  const { oldest } = await db
    .selectFrom("applications")
    .select(({ fn }) => fn.min<string | null>("message_at").as("oldest"))
    .where("message_at", "is not", null)
    .where("spam", "=", false)
    .executeTakeFirstOrThrow();
  const days = await readBusinessDays(db);
  return { count, oldest_days: oldest === null ? 0 : days.since(oldest, now) };
}

const startAfter = (now: Date, days: number) =>
  startOfDay(addDays(localDay(now), days)).toISOString();

async function countInterviews(db: Db, now: Date): Promise<number> {
  const { interviews } = await db
    .selectFrom("interviews")
    .select(({ fn }) => fn.countAll<number>().as("interviews"))
    .where("state", "=", "agreed")
    .where("starts_at", ">=", startAfter(now, 0))
    .where("starts_at", "<", startAfter(now, 2))
    .executeTakeFirstOrThrow();
  return interviews;
}

const countRejections = (db: Db, now: Date) =>
  waitingRejections(db, now)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("rejections_waiting"),
      fn
        .countAll<number>()
        .filterWhere(eb("outbox.run_at", "<", startAfter(now, 1)))
        .as("rejections_today"),
    ])
    .executeTakeFirstOrThrow();

import type { Overview } from "#contract/overview.ts";
import type { Db } from "#server/db/schema.ts";
import { readPositions } from "#server/positions/records.ts";
import { addDays, localDay, startOfWeek, startOfDay } from "#server/db/vietnam-time.ts";

const shownWeeks = 12;
const shownPositions = 8;
const shownDays = 30;
const shownPages = 8;

/** Counts the applications of the last weeks, by week and by position. */
export async function readApplicationCharts(
  db: Db,
  now: Date,
): Promise<Pick<Overview, "weeks" | "positions" | "otherPositions">> {
  const first = addDays(startOfWeek(localDay(now)), -7 * (shownWeeks - 1));
  const weeks: Overview["weeks"] = [];
  for (const monday of daysFrom(first, shownWeeks, 7)) {
    const { applications } = await db
      .selectFrom("applications")
      .select(({ fn }) => fn.countAll<number>().as("applications"))
      .where("spam", "=", false)
      .where("created_at", ">=", instantOf(monday))
      .where("created_at", "<", instantOf(addDays(monday, 7)))
      .executeTakeFirstOrThrow();
    weeks.push({ monday, applications });
  }
  const positions = await db
    .selectFrom("applications")
    .leftJoin("former_slugs", "former_slugs.slug", "applications.job_id")
    .leftJoin("positions", "positions.id", "former_slugs.position_id")
    .select(({ fn }) => [
      // An application under an earlier slug counts for its position.
      fn.coalesce("positions.slug", "job_id").as("job_id"),
      fn.countAll<number>().as("applications"),
    ])
    .where("spam", "=", false)
    .where("applications.created_at", ">=", instantOf(first))
    .groupBy((eb) => eb.fn.coalesce("positions.slug", "job_id"))
    .orderBy("applications", "desc")
    .orderBy("job_id")
    .limit(shownPositions)
    .execute();
  const known = await readPositions(db);
  const titled = positions.map((position) => ({
    ...position,
    title: known.find(({ slug }) => slug === position.job_id)?.title ?? null,
  }));
  return { weeks, positions: titled, otherPositions: Math.max(0, sum(weeks) - sum(positions)) };
}

/** Counts how often the pages of the site were opened in the last days. */
export async function readVisits(db: Db, now: Date): Promise<Overview["visits"]> {
  const first = addDays(localDay(now), 1 - shownDays);
  const recent = db.selectFrom("page_visits").where("day", ">=", first);
  const byDay = await recent
    .select(({ fn }) => ["day", fn.sum<number>("visits").as("visits")])
    .groupBy("day")
    .execute();
  const pages = await recent
    .select(({ fn }) => ["path", fn.sum<number>("visits").as("visits")])
    .groupBy("path")
    .orderBy("visits", "desc")
    .orderBy("path")
    .limit(shownPages)
    .execute();
  const { since } = await db
    .selectFrom("page_visits")
    .select(({ fn }) => fn.min<string | null>("day").as("since"))
    .executeTakeFirstOrThrow();
  const visitsOn = new Map(byDay.map(({ day, visits }) => [day, visits]));
  const days = daysFrom(first, shownDays, 1);
  return { days: days.map((day) => ({ day, visits: visitsOn.get(day) ?? 0 })), pages, since };
}

/** Returns `count` days from the first, `step` days apart. */
const daysFrom = (first: string, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index * step));

const instantOf = (day: string) => startOfDay(day).toISOString();

const sum = (counts: readonly { applications: number }[]) =>
  counts.reduce((total, { applications }) => total + applications, 0);

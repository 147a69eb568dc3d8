import { sql } from "kysely";
import type { Overview } from "#contract/overview.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, dayOf, mondayOf, startOf } from "#server/lib/calendar.ts";

const shownWeeks = 12;
const shownPositions = 8;
const shownDays = 30;
const shownPages = 8;

/** The applications of the last weeks, by week and by position. */
export async function readApplicationCharts(
  db: Db,
  now: Date,
): Promise<Pick<Overview, "weeks" | "positions" | "otherPositions">> {
  const thisMonday = mondayOf(dayOf(now));
  const mondays = Array.from({ length: shownWeeks }, (_, index) =>
    addDays(thisMonday, 7 * (index - shownWeeks + 1)),
  );
  const weeks = await countByWeek(db, mondays);
  const positions = await db
    .selectFrom("applications")
    .select(({ fn }) => ["job_id", fn.countAll<number>().as("applications")])
    .where("spam", "=", false)
    .where("created_at", ">=", instantOf(mondays[0] ?? thisMonday))
    .groupBy("job_id")
    .orderBy("applications", "desc")
    .orderBy("job_id")
    .limit(shownPositions)
    .execute();
  const all = sum(weeks.map(({ applications }) => applications));
  const shown = sum(positions.map(({ applications }) => applications));
  return { weeks, positions, otherPositions: Math.max(0, all - shown) };
}

async function countByWeek(db: Db, mondays: readonly string[]): Promise<Overview["weeks"]> {
  // One range of the index a week, so that both engines are asked alike.
  const counts = mondays.map(
    (monday) => sql`
      select ${sql.lit(monday)} as monday, count(*) as applications from applications
      where spam = ${false} and created_at >= ${instantOf(monday)}
        and created_at < ${instantOf(addDays(monday, 7))}`,
  );
  const { rows } = await sql<{ monday: string; applications: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const byMonday = new Map(rows.map(({ monday, applications }) => [monday, applications]));
  return mondays.map((monday) => ({ monday, applications: byMonday.get(monday) ?? 0 }));
}

/** How often the pages of the site were opened in the last days. */
export async function readVisits(db: Db, now: Date): Promise<Overview["visits"]> {
  const today = dayOf(now);
  const firstDay = addDays(today, 1 - shownDays);
  const recent = db.selectFrom("page_visits").where("day", ">=", firstDay);
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
  const days = Array.from({ length: shownDays }, (_, index) => addDays(firstDay, index));
  return { days: days.map((day) => ({ day, visits: visitsOn.get(day) ?? 0 })), pages, since };
}

const instantOf = (day: string) => startOf(day).toISOString();

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

import { pendingStatuses } from "#contract/applications.ts";
import {
  missingTexts,
  Position,
  type PositionListQuery,
  type StaffPosition,
} from "#contract/positions.ts";
import type { Db } from "#server/db/schema.ts";
import { addDays, localDay, startOfDay } from "#server/db/vietnam-time.ts";
import { readPositions, readPublicPositions, slugsOf, type PositionRecord } from "./records.ts";

const recentDays = 30;

/** The advertised open positions as the public reads them, in their order. */
export async function listOpenPositions(db: Db, now: Date): Promise<Position[]> {
  const positions = await readPublicPositions(db, now);
  return positions.filter(({ state, advertised }) => state === "open" && advertised).map(asPublic);
}

/** A position without what only administrators read. */
export const asPublic = (position: PositionRecord): Position => Position.parse(position);

export async function listStaffPositions(
  db: Db,
  state: NonNullable<PositionListQuery["state"]>,
  now: Date,
): Promise<StaffPosition[]> {
  const positions = await readPositions(db);
  const chosen = positions.filter((position) => state === "all" || position.state === state);
  return addFigures(db, chosen, now);
}

export async function addFigures(
  db: Db,
  positions: readonly PositionRecord[],
  now: Date,
): Promise<StaffPosition[]> {
  const slugs = positions.flatMap(slugsOf);
  if (slugs.length === 0) return [];
  const first = addDays(localDay(now), 1 - recentDays);
  const applications = await db
    .selectFrom("applications")
    .select(({ fn, eb }) => {
      const count = fn.countAll<number>();
      return [
        "job_id",
        count.as("all"),
        count
          .filterWhere("status", "in", pendingStatuses)
          .filterWhere("withdrawn_at", "is", null)
          .as("waiting"),
        count.filterWhere(eb("created_at", ">=", startOfDay(first).toISOString())).as("recent"),
      ];
    })
    .where("spam", "=", false)
    .where("job_id", "in", slugs)
    .groupBy("job_id")
    .execute();
  const views = await db
    .selectFrom("page_visits")
    .select(({ fn }) => ["path", fn.sum<number>("visits").as("visits")])
    .where("day", ">=", first)
    .where(
      "path",
      "in",
      slugs.map((slug) => `/careers/${slug}`),
    )
    .groupBy("path")
    .execute();
  return positions.map((position) => {
    const names = slugsOf(position);
    const own = applications.filter(({ job_id }) => names.includes(job_id));
    const seen = views.filter(({ path }) => names.some((name) => path === `/careers/${name}`));
    return {
      ...position,
      missing: missingTexts(position),
      applications: sum(own.map(({ all }) => all)),
      waiting: sum(own.map(({ waiting }) => waiting)),
      recent_applications: sum(own.map(({ recent }) => recent)),
      recent_views: sum(seen.map(({ visits }) => visits)),
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

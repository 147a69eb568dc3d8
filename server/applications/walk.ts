import type { Application, ApplicationListQuery } from "#contract/applications.ts";
import type { Db } from "#server/db/schema.ts";
import { count, streamIds } from "#server/db/lists.ts";
import { applicationConditions } from "./conditions.ts";
import { readApplications } from "./queries.ts";

type Query = Omit<ApplicationListQuery, "skip" | "limit">;

/** Every application that a query admits, in the order of the list, some at a time. */
export async function* walkApplications(
  db: Db,
  query: Query,
  now: Date,
): AsyncGenerator<Application[]> {
  const conditions = await applicationConditions(db, query, now);
  for await (const ids of streamIds(db, "applications", conditions, query.sort)) {
    yield await readApplications(db, ids, now);
  }
}

export async function countApplications(db: Db, query: Query, now: Date): Promise<number> {
  return count(db, "applications", await applicationConditions(db, query, now));
}

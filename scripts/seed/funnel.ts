import { randomUUID } from "node:crypto";
import type { Db, Schema } from "#server/db/schema.ts";
import { localDay } from "#server/db/vietnam-time.ts";
import { createVisits } from "#server/panel/overview/visits.ts";
import type { BusinessDays } from "#server/hiring/business-days.ts";
import type { SeededApplication } from "./applications.ts";
import { Random } from "./random.ts";

type StepRow = Schema["application_steps"];

/** The steps of an application for the funnel of the dashboard. Suspected spam has none. */
export function stepRows({ row, events }: SeededApplication, calendar: BusinessDays): StepRow[] {
  if (row.spam) return [];
  const sent = {
    application_id: row.id,
    day: localDay(new Date(row.created_at)),
    position: row.job_title === null ? "" : row.job_id,
    source: row.source,
  };
  const rows: StepRow[] = [];
  const reach = (step: StepRow["step"], at: string) => {
    const business_days = calendar.since(row.created_at, new Date(at));
    const isRejection = step === "decided" && row.status === "rejected";
    const rejected_for = isRejection ? (row.rejection_reason ?? "unknown") : null;
    const reached_on = localDay(new Date(at));
    const rejected_on = isRejection ? reached_on : null;
    rows.push({
      ...sent,
      id: randomUUID(),
      step,
      business_days,
      reached_on,
      rejected_for,
      rejected_on,
    });
  };
  reach("sent", row.created_at);
  const [first, last] = events
    .filter(({ kind }) => kind === "status")
    .map((event) => event.created_at);
  if (first === undefined) return rows;
  reach("looked_at", first);
  const isAccepted = row.status === "accepted";
  if (new Random("interview", row.id).chance(isAccepted ? 0.9 : 0.25)) reach("interview", first);
  if (last !== undefined) reach("decided", last);
  if (last !== undefined && isAccepted) reach("accepted", last);
  return rows;
}

/** Counts the page views and started forms that could have led to the applications. */
export async function countViews(
  db: Db,
  applications: readonly SeededApplication[],
): Promise<void> {
  let at = new Date(0);
  const visits = createVisits({ db, clock: () => at, log: console });
  for (const { row } of applications) {
    const random = new Random("views", row.id);
    const position = row.job_title === null ? "" : row.job_id;
    const path = `/careers/${position || "apply"}`;
    at = new Date(row.created_at);
    const [views, starts] = [4 + random.below(18), 1 + random.below(3)];
    for (let view = 0; view < views; view += 1) visits.countView(path, position, row.source);
    for (let start = 0; start < starts; start += 1) visits.countStart(position, row.source);
  }
  await visits.write();
}

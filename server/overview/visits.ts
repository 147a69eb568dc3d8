import type { BaseLogger } from "pino";
import type { Db } from "#server/db/schema.ts";
import { nameOfDay, numberOfDay } from "#server/calendar.ts";

/** Counts how often pages are opened. Of who opens them nothing is kept, not even for a moment. */
export type Visits = {
  /** Counts one visit. It costs no more than a step in memory. */
  count: (path: string) => void;
  /** Adds what was counted since the last time to what the database holds. */
  write: () => Promise<void>;
};

/** Counts in memory; a job writes what this server counted beside what others wrote. */
export function createVisits({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: () => Date;
  log: Pick<BaseLogger, "warn">;
}): Visits {
  let counted = new Map<number, Map<string, number>>();

  function add(day: number, path: string, visits: number): void {
    const paths = counted.get(day) ?? new Map<string, number>();
    paths.set(path, (paths.get(path) ?? 0) + visits);
    counted.set(day, paths);
  }

  async function write(): Promise<void> {
    const rows = Array.from(counted, ([day, paths]) =>
      Array.from(paths, ([path, visits]) => ({ day, path, visits })),
    ).flat();
    if (rows.length === 0) return;
    counted = new Map();
    try {
      await addRows(db, rows);
    } catch (error) {
      log.warn({ err: error }, "page visits could not be written and are kept for the next time");
      for (const { day, path, visits } of rows) add(day, path, visits);
    }
  }

  return { count: (path) => add(numberOfDay(clock()), path, 1), write };
}

async function addRows(
  db: Db,
  rows: readonly { day: number; path: string; visits: number }[],
): Promise<void> {
  // In one order everywhere, so that two servers never wait for each other's rows.
  const ordered = rows
    .map((row) => ({ ...row, day: nameOfDay(row.day) }))
    .toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1));
  await db
    .insertInto("page_visits")
    .values(ordered)
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
        visits: eb("page_visits.visits", "+", eb.ref("excluded.visits")),
      })),
    )
    .execute();
}

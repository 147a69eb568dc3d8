import type { BaseLogger } from "pino";
import type { Db } from "#server/db/schema.ts";
import { nameOfDay, numberOfDay } from "#server/lib/calendar.ts";

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
  /** Visits by day and page, as `20785 /team`: the number of a day is cheaper than its name. */
  let counted = new Map<string, number>();
  const add = (key: string, visits: number) => counted.set(key, (counted.get(key) ?? 0) + visits);
  return {
    count: (path) => void add(`${numberOfDay(clock())} ${path}`, 1),
    async write() {
      const taken = counted;
      counted = new Map();
      try {
        await addRows(db, taken);
      } catch (error) {
        log.warn({ err: error }, "page visits could not be written and are kept for the next time");
        for (const [key, visits] of taken) add(key, visits);
      }
    },
  };
}

async function addRows(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  if (counted.size === 0) return;
  // In one order everywhere, so that two servers never wait for each other's rows.
  const rows = Array.from(counted)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, visits]) => {
      const [day = "", path = ""] = key.split(" ");
      return { day: nameOfDay(Number(day)), path, visits };
    });
  await db
    .insertInto("page_visits")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
        visits: eb("page_visits.visits", "+", eb.ref("excluded.visits")),
      })),
    )
    .execute();
}

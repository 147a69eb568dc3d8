import type { BaseLogger } from "pino";
import type { Db } from "#server/db/schema.ts";
import { formatDay, localDayNumber } from "#server/lib/calendar.ts";

/** Counts how often pages are opened, and stores nothing about visitors. */
export type Visits = {
  /** Counts one visit in memory. */
  count: (path: string) => void;
  /** Adds the counts in memory to the database; a job calls this every minute. */
  write: () => Promise<void>;
};

type Dependencies = { db: Db; clock: () => Date; log: Pick<BaseLogger, "warn"> };

export function createVisits({ db, clock, log }: Dependencies): Visits {
  /** Visits by day and page, as `20785 /team`: the number of a day is cheaper than its name. */
  let counted = new Map<string, number>();
  const add = (key: string, visits: number) => counted.set(key, (counted.get(key) ?? 0) + visits);
  return {
    count: (path) => void add(`${localDayNumber(clock())} ${path}`, 1),
    async write() {
      const written = counted;
      counted = new Map();
      try {
        await addRows(db, written);
      } catch (error) {
        log.warn({ err: error }, "page visits could not be stored; retrying later");
        for (const [key, visits] of written) add(key, visits);
      }
    },
  };
}

async function addRows(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  if (counted.size === 0) return;
  // Sorted, so that two servers lock the rows in the same order.
  const rows = Array.from(counted)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, visits]) => {
      const [day = "", path = ""] = key.split(" ");
      return { day: formatDay(Number(day)), path, visits };
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

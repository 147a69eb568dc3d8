import type { BaseLogger } from "pino";
import type { ApplicationSource } from "#contract/sources.ts";
import type { Visits } from "#server/context.ts";
import type { Db, Schema } from "#server/db/schema.ts";
import { formatDay, localDayNumber } from "#server/db/vietnam-time.ts";

type StepCount = Schema["funnel_counts"];
type Dependencies = { db: Db; clock: () => Date; log: Pick<BaseLogger, "warn"> };

/** Counts how often pages are opened and forms are started, and stores nothing about visitors. */
export function createVisits({ db, clock, log }: Dependencies): Visits {
  const pages = createCounter<{ day: number; path: string }>((rows) => addVisits(db, rows));
  const steps = createCounter<Step>((rows) => addSteps(db, rows));
  function count(path: string): void {
    // The number of a day is cheaper than its name.
    const day = localDayNumber(clock());
    pages.add(`${day} ${path}`, { day, path }, 1);
  }
  function countStep(step: StepCount["step"], position: string, source: ApplicationSource): void {
    const day = localDayNumber(clock());
    steps.add(`${day} ${position} ${source} ${step}`, { day, position, source, step }, 1);
  }
  return {
    count,
    // The chart of the pages has every view that the funnel has.
    countView(path, position, source): void {
      count(path);
      countStep("viewed", position, source);
    },
    countStart: (position, source) => countStep("started", position, source),
    /** Adds the counts in memory to the database; a job calls this every minute. */
    async write(): Promise<void> {
      try {
        await pages.write();
        await steps.write();
      } catch (error) {
        log.warn({ err: error }, "page visits could not be stored; retrying later");
      }
    },
  };
}

type Step = Omit<StepCount, "day" | "count"> & { day: number };
type Counted<Row> = Row & { count: number };

/** Counts rows by key in memory until `store` takes them; those that it refuses stay. */
function createCounter<Row>(store: (rows: Counted<Row>[]) => Promise<void>) {
  let counted = new Map<string, Counted<Row>>();
  function add(key: string, row: Row, count: number): void {
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { ...row, count });
    else known.count += count;
  }
  return {
    add,
    async write(): Promise<void> {
      const written = counted;
      if (written.size === 0) return;
      counted = new Map();
      try {
        // Sorted, so that two servers lock the rows in the same order.
        const sorted = Array.from(written).toSorted(([one], [other]) => (one < other ? -1 : 1));
        await store(sorted.map(([, row]) => row));
      } catch (error) {
        for (const [key, row] of written) add(key, row, row.count);
        throw error;
      }
    },
  };
}

async function addVisits(db: Db, rows: Counted<{ day: number; path: string }>[]): Promise<void> {
  await db
    .insertInto("page_visits")
    .values(rows.map(({ day, path, count }) => ({ day: formatDay(day), path, visits: count })))
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((eb) => ({
        visits: eb("page_visits.visits", "+", eb.ref("excluded.visits")),
      })),
    )
    .execute();
}

async function addSteps(db: Db, rows: Counted<Step>[]): Promise<void> {
  await db
    .insertInto("funnel_counts")
    .values(rows.map(({ day, ...row }) => ({ ...row, day: formatDay(day) })))
    .onConflict((conflict) =>
      conflict.columns(["day", "position", "source", "step"]).doUpdateSet((eb) => ({
        count: eb("funnel_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}

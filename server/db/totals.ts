import type { RawBuilder } from "kysely";
import { commitsSoFar } from "./commits.ts";
import type { Db } from "./schema.ts";

/** For so long a total is shown that another server may have changed. */
const keptMs = 2_000;

type Kept = { total: Promise<number>; until: number; commits: number };

const totals = new WeakMap<Db, Map<string, Kept>>();

/** How many rows a list has. */
export type Counting = {
  /** The number, if it has been asked for lately and this server has changed nothing since. */
  known: () => Promise<number> | undefined;
  /** The exact number. Whoever asks while it is counted gets the same answer. */
  count: () => Promise<number>;
};

/** A total by the statement that counts it; its first row says the `total`. */
export function counting(db: Db, statement: RawBuilder<{ total: number }>): Counting {
  const query = statement.compile(db);
  const key = JSON.stringify([query.sql, query.parameters]);
  const kept = totals.get(db) ?? new Map<string, Kept>();
  totals.set(db, kept);

  const known = () => {
    for (const [each, { until, commits }] of kept) {
      if (until < performance.now() || commits < commitsSoFar()) kept.delete(each);
    }
    return kept.get(key)?.total;
  };
  const read = async () => {
    try {
      const { rows } = await db.executeQuery(query);
      return rows[0]?.total ?? 0;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
  const count = () => {
    const total = known() ?? read();
    if (!kept.has(key)) {
      kept.set(key, { total, until: performance.now() + keptMs, commits: commitsSoFar() });
    }
    return total;
  };
  return { known, count };
}

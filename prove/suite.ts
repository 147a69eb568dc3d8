/** The result of one test of a threat: a row of the table. */
export type Finding = {
  threat: string;
  test: string;
  /** Repetitions of the test; 0 when this machine cannot run it. */
  runs: number;
  result: string;
  held: boolean;
};

/**
 * `long` runs each test as often as documented. `short` runs it a few times for `npm run test:all`, and
 * checks no time limits, so that it passes on a busy machine.
 */
export type Effort = "short" | "long";

/** A timeout that no correct server reaches, even on a busy machine. */
export const longWait = { timeoutMs: 120_000 };

export type Suite = { prove: (effort: Effort) => Promise<readonly Finding[]> };

/** Runs tests one after another, or concurrently in the short form, where they mostly wait. */
export async function proveEach<Item, Result>(
  effort: Effort,
  items: readonly Item[],
  prove: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  if (effort === "short") return Promise.all(items.map(prove));
  const results: Result[] = [];
  for (const item of items) results.push(await prove(item));
  return results;
}

/** A row for a test that this machine cannot run. */
export function skipped(row: Pick<Finding, "threat" | "test">, reason: string): Finding {
  return { ...row, runs: 0, result: `skipped: ${reason}`, held: true };
}

/** The result of a test: what went wrong, or what has held. */
export const wrongOr = (wrong: readonly string[], held: string) =>
  wrong.length > 0 ? `${wrong.length} wrong: ${wrong[0]}` : held;

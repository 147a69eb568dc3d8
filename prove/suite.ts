/** What a suite found out about one threat: a row of the table. */
export type Finding = {
  threat: string;
  done: string;
  /** How often it was done; 0 where this machine has not what it takes. */
  times: number;
  result: string;
  held: boolean;
};

/**
 * `long`: as often as the promise says. `short`: a few times, as `npm run test:all` does it; it judges
 * nothing by how fast it is, so that it holds on a busy machine too.
 */
export type Effort = "short" | "long";

/** Longer than anything takes, however busy the machine is: what has not come by then does not come. */
export const patience = { timeoutMs: 120_000 };

export type Suite = { name: string; prove: (effort: Effort) => Promise<readonly Finding[]> };

/** Proves one thing after the other; in the short form side by side, since most of the time is waited. */
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

/** A row that could not be tried on this machine, and why. */
export function notTried(threat: string, done: string, reason: string): Finding {
  return { threat, done, times: 0, result: `not tried: ${reason}`, held: true };
}

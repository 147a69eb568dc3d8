import { CallFailed } from "./failure.ts";

const busyRetrySeconds = 2;

/** Those with a claim to be served go before all others, and have a queue of their own. */
export type Claim = "first" | "usual";

/** Runs a piece of work when its turn has come. Throws 503 when too many are waiting. */
export type Lane = <Result>(work: () => Promise<Result>, claim?: Claim) => Promise<Result>;

/** A lane for work that is heavy: so many at once, so many waiting in each queue, and nobody beyond. */
export function openLane({ atOnce, queueLength }: { atOnce: number; queueLength: number }): Lane {
  let running = 0;
  const waiting: Record<Claim, (() => void)[]> = { first: [], usual: [] };

  const ownTurn = (claim: Claim): Promise<void> => {
    if (waiting[claim].length >= queueLength) {
      throw new CallFailed(503, "unavailable", "failure.unavailable", {
        retryAfterSeconds: busyRetrySeconds,
      });
    }
    return new Promise((resolve) => {
      waiting[claim].push(resolve);
    });
  };

  return async (work, claim = "usual") => {
    if (running < atOnce) running += 1;
    else await ownTurn(claim);
    try {
      return await work();
    } finally {
      const next = waiting.first.shift() ?? waiting.usual.shift();
      // The place is handed over, so nobody can slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

import { CallFailed } from "./failure.ts";

const busyRetrySeconds = 2;

/** Runs a piece of work when its turn has come. Throws 503 when too many are waiting. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A lane for work that is heavy: so many at once, so many waiting, and nobody beyond. */
export function openLane({ atOnce, queueLength }: { atOnce: number; queueLength: number }): Lane {
  let running = 0;
  const waiting: (() => void)[] = [];

  const ownTurn = (): Promise<void> => {
    if (waiting.length >= queueLength) {
      throw new CallFailed(503, "unavailable", "failure.unavailable", {
        retryAfterSeconds: busyRetrySeconds,
      });
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };

  return async (work) => {
    if (running < atOnce) running += 1;
    else await ownTurn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so nobody can slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

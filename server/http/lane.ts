import { CallFailed } from "./failure.ts";

const busyRetrySeconds = 2;

/** Those with a claim to be served go before all others, and have a queue of their own. */
export type Claim = "first" | "usual";

/** With what claim somebody waits, and since when they count as waiting; without it, from now on. */
export type Place = { claim?: Claim; since?: number };

/** Runs a piece of work when its turn has come. Throws 503 when too many wait who came before. */
export type Lane = <Result>(work: () => Promise<Result>, place?: Place) => Promise<Result>;

type Waiting = { since: number; enter: () => void; turnAway: () => void };

/** A lane for work that is heavy: so many at once, so many waiting in each queue, and nobody beyond. */
export function openLane({ atOnce, queueLength }: { atOnce: number; queueLength: number }): Lane {
  let running = 0;
  const queues: Record<Claim, Waiting[]> = { first: [], usual: [] };

  const ownTurn = ({ claim = "usual", since = performance.now() }: Place) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues[claim];
      const before = queue.findLastIndex((other) => other.since <= since);
      const turnAway = () => {
        reject(busy());
      };
      queue.splice(before + 1, 0, { since, enter: resolve, turnAway });
      if (queue.length > queueLength) queue.pop()?.turnAway();
    });

  return async (work, place = {}) => {
    if (running < atOnce) running += 1;
    else await ownTurn(place);
    try {
      return await work();
    } finally {
      const next = queues.first.shift() ?? queues.usual.shift();
      // The place is handed over, so nobody can slip in between.
      if (next === undefined) running -= 1;
      else next.enter();
    }
  };
}

const busy = () =>
  new CallFailed(503, "unavailable", "failure.unavailable", {
    retryAfterSeconds: busyRetrySeconds,
  });

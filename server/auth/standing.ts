import { CallFailed } from "#server/http/failure.ts";

/** What is remembered of a network whose people wait to have their passwords checked. */
type Standing = {
  waiting: number;
  /** How many have failed, and when the last of them did. */
  failed: number;
  failedAt: number;
  /** Since when those wait who were turned away, the longest first, and when one was last here. */
  turnedAway: number[];
  seenAt: number;
};

/** Each attempt that failed, and each that waits already, puts the next one so far back. */
const setBackMs = 5_000;
const mostSetBacks = 12;

/** Whoever was turned away has so long to come back. */
const placeKeptMs = 30_000;
const mostPlaces = 64;
const failuresKeptMs = 600_000;
const mostNetworks = 10_000;

const standings = new Map<string, Standing>();

/**
 * Has somebody of this network wait for work that takes turns; it is told since when they count as
 * waiting. Whoever is turned away and comes back counts from the first time, so that an honest visitor
 * who tries again gets in past a crowd that is new each time; and one network cannot crowd out others,
 * nor can those who keep failing. Whether an account exists plays no part.
 */
export async function inLine<Result>(
  network: string,
  work: (since: number) => Promise<Result>,
): Promise<Result> {
  const standing = standingOf(network);
  const began = standing.turnedAway.shift() ?? performance.now();
  const setBacks = Math.min(mostSetBacks, standing.failed + standing.waiting);
  standing.waiting += 1;
  try {
    return await work(began + setBacks * setBackMs);
  } catch (error) {
    if (error instanceof CallFailed && error.status === 503) {
      standing.turnedAway.push(began);
      standing.turnedAway.sort((one, other) => one - other).splice(mostPlaces);
    }
    throw error;
  } finally {
    standing.waiting -= 1;
    standing.seenAt = performance.now();
  }
}

/** Remembers that somebody of this network gave a wrong password. */
export function countFailed(network: string): void {
  const standing = standingOf(network);
  standing.failed += 1;
  standing.failedAt = performance.now();
}

function standingOf(network: string): Standing {
  const now = performance.now();
  const standing = standings.get(network) ?? newStanding(now);
  if (now - standing.seenAt > placeKeptMs) standing.turnedAway = [];
  if (now - standing.failedAt > failuresKeptMs) standing.failed = 0;
  standing.seenAt = now;
  // Those seen last come last, and those at the front are forgotten.
  standings.delete(network);
  standings.set(network, standing);
  const [oldest] = standings.keys();
  if (standings.size > mostNetworks && oldest !== undefined) standings.delete(oldest);
  return standing;
}

function newStanding(now: number): Standing {
  return { waiting: 0, failed: 0, failedAt: now, turnedAway: [], seenAt: now };
}

import { setTimeout as pause } from "node:timers/promises";

const everyMs = 10;

/**
 * Asks again and again until a condition holds, and gives what it gave. Throws what was waited for
 * when that takes too long.
 */
export async function waitUntil<Result>(
  what: string,
  condition: () => Result | Promise<Result>,
  { timeoutMs = 20_000 } = {},
): Promise<Exclude<Awaited<Result>, false | null | undefined>> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const result = await condition();
    if (isGiven(result)) return result;
    if (performance.now() > giveUpAt) throw new Error(`Waited ${timeoutMs / 1_000} s for ${what}`);
    await pause(everyMs);
  }
}

function isGiven<Result>(result: Result): result is Exclude<Result, false | null | undefined> {
  return result !== false && result !== null && result !== undefined;
}

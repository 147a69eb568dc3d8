import { setTimeout as pause } from "node:timers/promises";

const intervalMs = 10;

/** Polls a condition until it holds, and returns its result. After the timeout it throws with the description. */
export async function waitUntil<Result>(
  description: string,
  condition: () => Result | Promise<Result>,
  { timeoutMs = 20_000 } = {},
): Promise<Exclude<Awaited<Result>, false | null | undefined>> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await condition();
    if (holds(result)) return result;
    if (performance.now() > deadline)
      throw new Error(`Waited ${timeoutMs / 1_000} s for ${description}`);
    await pause(intervalMs);
  }
}

function holds<Result>(result: Result): result is Exclude<Result, false | null | undefined> {
  return result !== false && result !== null && result !== undefined;
}

/** Polls /readyz until it responds 200, and returns the body: a server may still start, or a check time out. */
export function untilReady(url: string): Promise<unknown> {
  return waitUntil(
    `${url}/readyz to respond 200`,
    async () => {
      const response = await fetch(`${url}/readyz`).catch(() => undefined);
      if (response === undefined) return false;
      const answer: unknown = await response.json();
      return response.ok && answer;
    },
    { timeoutMs: 60_000 },
  );
}

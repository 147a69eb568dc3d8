import { waitUntil } from "./wait-until.ts";

/** Polls /readyz until it responds 200, and returns the body: on a busy machine a check can time out. */
export function untilReady(url: string): Promise<unknown> {
  return waitUntil(
    `${url}/readyz to respond 200`,
    async () => {
      const response = await fetch(`${url}/readyz`);
      const text = await response.text();
      const answer: unknown = response.ok ? JSON.parse(text) : undefined;
      return answer;
    },
    { timeoutMs: 60_000 },
  );
}

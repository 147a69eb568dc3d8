import { waitUntil } from "./wait-until.ts";

/**
 * Asks a server until it says that it is ready, and gives its answer: on a busy machine one of its
 * checks may take longer than it allows.
 */
export function untilReady(url: string): Promise<unknown> {
  return waitUntil(
    `${url}/readyz to be answered 200`,
    async () => {
      const response = await fetch(`${url}/readyz`);
      const text = await response.text();
      const answer: unknown = response.ok ? JSON.parse(text) : undefined;
      return answer;
    },
    { timeoutMs: 60_000 },
  );
}

import { setTimeout as pause } from "node:timers/promises";

const patienceMs = 60_000;

/**
 * Asks a server until it says that it is ready, and gives its answer: on a busy machine one of its
 * checks may take longer than it allows. Throws the last answer when it never does.
 */
export async function untilReady(url: string): Promise<unknown> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const response = await fetch(`${url}/readyz`);
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    if (Date.now() > giveUpAt) throw new Error(`The server does not get ready: ${text}`);
    await pause(100);
  }
}

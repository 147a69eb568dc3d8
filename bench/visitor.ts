import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export const everyMs = 10;

/** Response times of the home page in ms while `work` runs. */
export const timesOfPages = (url: string, work: () => Promise<unknown>): Promise<number[]> =>
  timesOf(() => open(url), work);

/** The times in ms of a request, sent again and again while `work` runs. */
export async function timesOf(
  ask: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      await ask();
      times.push(performance.now() - startedAt);
      await pause(everyMs);
    }
  })();
  await work().finally(() => {
    over.abort();
  });
  await asking;
  return times;
}

const agent = new Agent({ keepAlive: true });

/** Requests an address without decompressing the response, which would load the CPU. */
export async function open(url: string, headers: Record<string, string> = {}): Promise<void> {
  const asking = request(url, { agent, headers: { "accept-encoding": "br", ...headers } }).end();
  const [response] = await once(asking, "response");
  response.resume();
  await once(response, "end");
}

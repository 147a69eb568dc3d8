import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export const everyMs = 10;

/** Response times of the home page in ms while `work` runs. */
export async function timesOfPages(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      await openPage(url);
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

/** Requests a page without decompressing it, which would load the CPU. */
async function openPage(url: string): Promise<void> {
  const asking = request(url, { agent, headers: { "accept-encoding": "br" } }).end();
  const [response] = await once(asking, "response");
  response.resume();
  await once(response, "end");
}

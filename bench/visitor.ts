import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export const everyMs = 10;

/** How long the home page took, in ms, again and again while the work went on. */
export async function timesOfPages(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await openPage(url);
      times.push(performance.now() - begun);
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

/** Takes a page as it is sent: unpacking it would be work of the one who measures. */
async function openPage(url: string): Promise<void> {
  const asking = request(url, { agent, headers: { "accept-encoding": "br" } }).end();
  const [answer] = await once(asking, "response");
  answer.resume();
  await once(answer, "end");
}

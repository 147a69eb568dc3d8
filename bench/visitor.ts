import { setTimeout as pause } from "node:timers/promises";

export const everyMs = 10;

/** How long the home page took, in ms, again and again while the work went on. */
export async function timesOfPages(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      await (await fetch(url)).arrayBuffer();
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

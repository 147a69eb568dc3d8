import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";

/** The browser tells of nothing that is shorter. */
export const shortestMs = 16;
/** After this long the browser has told of what it has painted. */
const settleMs = 1_000;

/** Does something on a page and gives how long its slowest interaction took, from the press to the paint. */
export type Timed = (act: () => Promise<unknown>) => Promise<number>;

/** Listens to how long interactions take on every page that is opened here from now on. */
export async function timeInteractions(page: Page): Promise<Timed> {
  let longest = 0;
  await page.exposeFunction("noteInteraction", (duration: number) => {
    longest = Math.max(longest, duration);
  });
  await page.addInitScript((durationThreshold) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Only a press, a tap and a key are interactions; what hangs over a page is none.
        if (Reflect.get(entry, "interactionId") === 0) continue;
        Reflect.get(window, "noteInteraction")(entry.duration);
      }
    }).observe({ type: "event", durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortestMs);
  return async (act) => {
    longest = 0;
    await act();
    await pause(settleMs);
    return longest;
  };
}

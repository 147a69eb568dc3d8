import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";

/** Browsers report no shorter events. */
export const shortestMs = 16;
/** After this time the browser has reported all paints. */
const settleMs = 1_000;

/** Runs an action and returns the duration of its slowest interaction, from input to paint, in ms. */
export type Timed = (act: () => Promise<unknown>) => Promise<number>;

/** Records interaction times on every page that this tab opens from now on. */
export async function timeInteractions(page: Page): Promise<Timed> {
  let longest = 0;
  await page.exposeFunction("recordInteraction", (duration: number) => {
    longest = Math.max(longest, duration);
  });
  await page.addInitScript((durationThreshold) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Hover events are not interactions.
        if (Reflect.get(entry, "interactionId") === 0) continue;
        Reflect.get(window, "recordInteraction")(entry.duration);
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

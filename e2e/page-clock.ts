import { expect, type Locator } from "@playwright/test";

/**
 * Advances the installed clock of the page until the locator is visible or hidden, which skips the pauses
 * between retries and the lifetime of a toast.
 */
export async function runClockUntil(what: Locator, state: "visible" | "hidden"): Promise<void> {
  const page = what.page();
  const isVisible = async () => {
    await page.clock.runFor(500);
    return what.first().isVisible();
  };
  await expect
    .poll(isVisible, { message: `${String(what)} is ${state}`, intervals: [50], timeout: 15_000 })
    .toBe(state === "visible");
}

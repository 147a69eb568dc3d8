import { expect, type Locator } from "@playwright/test";

/**
 * Lets the page's clock, which the test has installed, run ahead until something is seen or gone: the
 * pauses between two attempts and the life of a toast are not waited for.
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

import type { Page } from "@playwright/test";

/** Waits until the page answers: React has taken over what the server rendered. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Opens a page and waits until it answers. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

import { expect, type Page } from "@playwright/test";
import { toastOf } from "./admin-users.ts";
import { startFaultyNetwork, type FaultyNetwork } from "./faulty-network.ts";
import { runClockUntil } from "./page-clock.ts";
import { test as base } from "./site.ts";

/** The test with a site behind a proxy that injects network faults. */
export const test = base.extend<{ network: FaultyNetwork }>({
  network: async ({ site }, use) => {
    const network = await startFaultyNetwork(site.url);
    await use(network);
    await network.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

/**
 * Expects a list that has lost its connection to say so. Then it gets an invalid response, and at last the
 * right one. The page's clock is installed.
 */
export async function expectListErrors(
  page: Page,
  network: FaultyNetwork,
  path: string,
  [toast, text]: [toast: string, text: string],
): Promise<void> {
  await runClockUntil(toastOf(page, toast), "visible");
  await expect(toastOf(page, "Network error")).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: text });
  network.fail(path, { status: 200, body: "<html>" });
  await failure.getByRole("button", { name: "Try again" }).click();
  await runClockUntil(failure.getByText("Invalid JSON response from server"), "visible");
  network.clearFaults();
  await failure.getByRole("button", { name: "Try again" }).click();
}

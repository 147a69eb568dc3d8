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

/** Opens a list whose call loses its connection and then gets an invalid response, until it loads. */
export async function expectListErrors(
  page: Page,
  network: FaultyNetwork,
  list: { call: string; address: string; toast: string; failure: string },
): Promise<void> {
  await page.clock.install();
  network.fail(list.call, "cut");
  await page.goto(list.address);
  await runClockUntil(toastOf(page, list.toast), "visible");
  await expect(toastOf(page, "Network error")).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: list.failure });
  network.fail(list.call, { status: 200, body: "<html>" });
  await failure.getByRole("button", { name: "Try again" }).click();
  await runClockUntil(failure.getByText("Invalid JSON response from server"), "visible");
  network.clearFaults();
  await failure.getByRole("button", { name: "Try again" }).click();
}

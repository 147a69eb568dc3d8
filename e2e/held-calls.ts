import type { Page } from "@playwright/test";

/** Holds every call of a method to an address, until `release` lets them go on to the server. */
export async function holdCalls(page: Page, address: string, method: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await released;
    // A page that was closed has taken its calls with it.
    return route.continue().catch(() => {});
  });
  return release;
}

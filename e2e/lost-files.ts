import type { Page } from "@playwright/test";

export const aboutLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "About", exact: true });
export const lostTitle = "This could not be loaded";

/** What the page asks for from now on is gone, as after a new release, until it is loaded anew. `until` holds that back. */
export async function loseFiles(
  page: Page,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  let isOld = true;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isOld = false;
    const isLost = isOld && /\.(?:js|css)$/.test(new URL(request.url()).pathname);
    if (!isLost) return route.continue();
    await until;
    return route.fulfill({ status: 404 });
  });
}

/** Counts how often the page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

import { expect, type Page, type Request } from "@playwright/test";

export const aboutLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "About", exact: true });
export const loadErrorTitle = "This could not be loaded";

/** Responds to requests for code with 404, as after a new release, until the page reloads. `until` delays the responses. */
export async function removeFiles(
  page: Page,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  let isOld = true;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isOld = false;
    const isRemoved = isOld && /\.(?:js|css)$/.test(new URL(request.url()).pathname);
    if (!isRemoved) return route.continue();
    await until;
    return route.fulfill({ status: 404 });
  });
}

/** Counts the loads of the page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** A round trip to the server; the page has sent all earlier requests by its end. */
const roundTrip = (page: Page) =>
  page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).catch(() => {}));

/**
 * Expects that the page does not reload. A reload is a HEAD request, then a navigation; both would happen
 * before the last of these round trips.
 */
export async function expectNoReload(page: Page, loads: () => number, times = 0): Promise<void> {
  for (let call = 0; call < 3; call += 1) await roundTrip(page);
  expect(loads()).toBe(times);
}

/** Runs an action that loads files, and waits until they have loaded. */
export async function waitForFiles(page: Page, action: () => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  page.on("request", (request) => {
    if (!/\.(?:js|css)$/.test(new URL(request.url()).pathname)) return;
    started += 1;
    open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  await action();
  const hasAll = async () => {
    const before = started;
    await roundTrip(page);
    return before > 0 && open.size === 0 && started === before;
  };
  await expect.poll(hasAll, { message: "all files have loaded" }).toBe(true);
}

import type { Page, Route } from "@playwright/test";
import { enter } from "./person.ts";

/** Holds every call of the method to the address until the returned function is called. */
export function holdCalls(page: Page, address: string, method: string) {
  // Closing the page aborts its calls.
  return hold(page, address, method, (route) => route.continue().catch(() => {}));
}

/** Holds the calls in the same way, then responds with 503 and the message. */
export function holdAndFailCalls(page: Page, address: string, method: string, message: string) {
  const response = { status: 503, json: { error: { message } } };
  return hold(page, address, method, (route) => route.fulfill(response));
}

/** Lets the server take the first POST to an address, and loses its response. */
export async function loseFirstResponse(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== "POST") return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

/** Opens an address as the administrator, and holds the call that confirms the session. */
export async function openWhileSessionLoads(page: Page, address: string): Promise<() => void> {
  await enter(page);
  const release = await holdCalls(page, "**/api/v1/users/me", "GET");
  await page.goto(address);
  return release;
}

async function hold(
  page: Page,
  address: string,
  method: string,
  finish: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await released;
    return finish(route);
  });
  return release;
}

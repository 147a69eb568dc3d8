import type { Page } from "@playwright/test";
import { fillIn, submit } from "./application-form.ts";
import { expect, test } from "./site.ts";

const aboutLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "About", exact: true });
const lostTitle = "This could not be loaded";

/** What the page asks for from now on is gone, as after a new release, until it is loaded anew. */
async function loseFiles(page: Page): Promise<void> {
  let isOld = true;
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isOld = false;
    const isLost = isOld && /\.(?:js|css)$/.test(new URL(request.url()).pathname);
    return isLost ? route.fulfill({ status: 404 }) : route.continue();
  });
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const [name, lose] of [
  ["without a connection", (page: Page) => page.context().setOffline(true)],
  ["after a new release", loseFiles],
] as const) {
  test(`${name} a link that is pointed at takes nothing from a form`, async ({ page }) => {
    await page.goto("/careers/apply", { waitUntil: "networkidle" });
    await fillIn(page, "pointer@example.com");
    await lose(page);
    const loads = countLoads(page);
    const lost = page.waitForEvent("requestfinished").catch(() => {});
    const failed = page.waitForEvent("requestfailed").catch(() => {});
    await aboutLink(page).hover();
    await Promise.race([lost, failed]);
    // Longer than it takes to be loaded anew.
    await page.waitForTimeout(1_000);
    expect(loads()).toBe(0);
    await expect(submit(page)).toBeEnabled();
  });
}

test("after a new release a link that is followed has its page loaded anew", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await loseFiles(page);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect.poll(loads).toBe(1);
});

test("a file that stays lost has the page loaded anew once, not for ever", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  const lost = new Set<string>();
  await page.route("**/*.js", (route) => {
    const address = route.request().url();
    if (loads() === 0) lost.add(address);
    return lost.has(address) ? route.fulfill({ status: 404 }) : route.continue();
  });
  await aboutLink(page).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  // Longer than it takes to be loaded anew.
  await page.waitForTimeout(1_000);
  expect(loads()).toBe(1);
});

test("without a connection a page says that it could not be loaded, and comes when asked for again", async ({
  page,
}) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: lostTitle })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(lostTitle);
  await page.goForward();
  await expect(page.getByRole("heading", { name: lostTitle })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
});

test("a link that is followed asks again for what was lost when it was pointed at", async ({
  page,
}) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed");
  await aboutLink(page).hover();
  await failed;
  await page.context().setOffline(false);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  expect(loads()).toBe(0);
});

test("without a connection another language is refused in words and takes nothing from a form", async ({
  page,
}) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await fillIn(page, "language@example.com");
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "vi", exact: true }).click();
  await expect(page.getByText(lostTitle)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(submit(page)).toBeEnabled();
});

test("after a new release a form that cannot be judged says so and keeps what was typed", async ({
  page,
}) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await loseFiles(page);
  const loads = countLoads(page);
  await page.getByLabel("Email").fill("somebody@example.com");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(lostTitle)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel("Email")).toHaveValue("somebody@example.com");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(loads).toBe(1);
});

import type { Page } from "@playwright/test";
import { fillIn, submit } from "./application-form.ts";
import {
  aboutLink,
  countLoads,
  expectToStay,
  loseFiles,
  lostTitle,
  untilLoaded,
} from "./lost-files.ts";
import { expect, test } from "./site.ts";

for (const [name, lose] of [
  ["without a connection", (page: Page) => page.context().setOffline(true)],
  ["after a new release", loseFiles],
] as const) {
  test(`${name} a prefetch that fails keeps the form`, async ({ page }) => {
    await page.goto("/careers/apply", { waitUntil: "networkidle" });
    await fillIn(page, "pointer@example.com");
    await lose(page);
    const loads = countLoads(page);
    const lost = page.waitForEvent("requestfinished").catch(() => {});
    const failed = page.waitForEvent("requestfailed").catch(() => {});
    await aboutLink(page).hover();
    await Promise.race([lost, failed]);
    await expectToStay(page, loads);
    await expect(submit(page)).toBeEnabled();
  });
}

test("after a new release a link reloads the document", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await loseFiles(page);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect.poll(loads).toBe(1);
});

test("a page that fails to load after Back keeps the form", async ({ page }) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await fillIn(page, "back@example.com");
  const { promise, resolve } = Promise.withResolvers<void>();
  await loseFiles(page, promise);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/careers/apply");
  resolve();
  await expectToStay(page, loads);
  await expect(submit(page)).toBeEnabled();
});

test("Back while the server is asked for a page keeps the form", async ({ page }) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await fillIn(page, "late@example.com");
  await loseFiles(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("/about", async (route) => {
    if (route.request().method() === "HEAD") await promise;
    return route.fallback();
  });
  const loads = countLoads(page);
  const asked = page.waitForRequest((request) => request.method() === "HEAD");
  await aboutLink(page).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL("/careers/apply");
  resolve();
  await expectToStay(page, loads);
  await expect(submit(page)).toBeEnabled();
});

test("a page whose head code cannot be loaded stays", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await untilLoaded(page, () => aboutLink(page).hover());
  await loseFiles(page);
  const loads = countLoads(page);
  const head = page.waitForResponse((response) => response.status() === 404);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await head;
  await expectToStay(page, loads);
});

test("a file that stays missing reloads the page once", async ({ page }) => {
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
  await expectToStay(page, loads, 1);
});

test("without a connection a page shows a load error, and loads after a retry", async ({
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

test("a link loads its page again after a failed prefetch", async ({ page }) => {
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

test("without a connection a change of language shows an error and keeps the form", async ({
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

import type { Page } from "@playwright/test";
import { apply } from "./admin-review.ts";
import { fillIn, submit } from "./application-form.ts";
import {
  aboutLink,
  countLoads,
  expectNoReload,
  removeFiles,
  loadErrorTitle,
  waitForFiles,
} from "./missing-files.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

async function openFilledForm(page: Page, email: string): Promise<void> {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await fillIn(page, email);
}

async function expectFormStays(page: Page, loads: () => number): Promise<void> {
  await expectNoReload(page, loads);
  await expect(submit(page)).toBeEnabled();
}

for (const [when, breakLoading] of [
  ["without a connection", (page: Page) => page.context().setOffline(true)],
  ["after a new release", removeFiles],
] as const) {
  test(`${when} a failed prefetch keeps the form`, async ({ page }) => {
    await openFilledForm(page, "pointer@example.com");
    await breakLoading(page);
    const loads = countLoads(page);
    const finished = page.waitForEvent("requestfinished").catch(() => {});
    const failed = page.waitForEvent("requestfailed").catch(() => {});
    await aboutLink(page).hover();
    await Promise.race([finished, failed]);
    await expectFormStays(page, loads);
  });
}

test("after a new release a link reloads the document", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await removeFiles(page);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect.poll(loads).toBe(1);
});

test("Back keeps the form when the next page then fails to load", async ({ page }) => {
  await openFilledForm(page, "back@example.com");
  const { promise, resolve } = Promise.withResolvers<void>();
  await removeFiles(page, promise);
  const loads = countLoads(page);
  await aboutLink(page).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/careers/apply");
  resolve();
  await expectFormStays(page, loads);
});

test("Back keeps the form while the request for a page is pending", async ({ page }) => {
  await openFilledForm(page, "late@example.com");
  await removeFiles(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("/about", async (route) => {
    if (route.request().method() === "HEAD") await promise;
    return route.fallback();
  });
  const loads = countLoads(page);
  const headRequest = page.waitForRequest((request) => request.method() === "HEAD");
  await aboutLink(page).click();
  await headRequest;
  await page.goBack();
  await expect(page).toHaveURL("/careers/apply");
  resolve();
  await expectFormStays(page, loads);
});

test("a page without the code of its head stays open", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await waitForFiles(page, () => aboutLink(page).hover());
  await removeFiles(page);
  const loads = countLoads(page);
  const headFile = page.waitForResponse((response) => response.status() === 404);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await headFile;
  await expectNoReload(page, loads);
});

test("a file that stays missing reloads the page once", async ({ page }) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  const missing = new Set<string>();
  await page.route("**/*.js", (route) => {
    const address = route.request().url();
    if (loads() === 0) missing.add(address);
    return missing.has(address) ? route.fulfill({ status: 404 }) : route.continue();
  });
  await aboutLink(page).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
  await expectNoReload(page, loads, 1);
});

test("without a connection a page shows a load error, and loads after a retry", async ({
  page,
}) => {
  await page.goto("/careers", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { name: loadErrorTitle })).toBeVisible();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(loadErrorTitle);
  await page.goForward();
  await expect(page.getByRole("heading", { name: loadErrorTitle })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Mission" })).toBeVisible();
});

test("a link loads its page after a failed prefetch", async ({ page }) => {
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
  await openFilledForm(page, "language@example.com");
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "vi", exact: true }).click();
  await expect(page.getByText(loadErrorTitle)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(submit(page)).toBeEnabled();
});

test("a tab of the panel without its code keeps an unsent note in another tab", async ({
  page,
  request,
}) => {
  const id = await apply(request, "Thiếu Mã");
  await enter(page);
  await page.goto(`/admin?tab=applications&details=${id}`, { waitUntil: "networkidle" });
  const note = page.getByRole("textbox", { name: "New note" });
  await note.fill("Chưa gửi");
  await page.keyboard.press("Escape");
  await removeFiles(page);
  await page.getByRole("tab", { name: "Positions" }).click();
  await expect(page.getByRole("tabpanel", { name: "Positions" })).toContainText(loadErrorTitle);
  await page.getByRole("tab", { name: "Applications" }).click();
  const view = page.getByRole("button", { name: "View Thiếu Mã" });
  await expect(view).toHaveCount(1);
  await view.click();
  await expect(note).toHaveValue("Chưa gửi");
});

import { fillIn, hint } from "./application-form.ts";
import { countLoads, removeFiles, loadErrorTitle } from "./missing-files.ts";
import { apply } from "./settings-calls.ts";
import { expect, linkIn, test } from "./site.ts";

test("after a new release a form without its validation shows an error and keeps typed text", async ({
  page,
}) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await removeFiles(page);
  const loads = countLoads(page);
  await page.getByLabel("Email").fill("user@example.com");
  const signIn = page.getByRole("main").getByRole("button", { name: "Sign In" });
  await signIn.click();
  await expect(page.getByText(loadErrorTitle)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel("Email")).toHaveValue("user@example.com");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(loadErrorTitle)).toBeHidden();
  await signIn.click();
  await expect(page.getByText(loadErrorTitle)).toBeVisible();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(loads).toBe(1);
});

test("after a new release an empty form reloads the page on focus", async ({ page }) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  await removeFiles(page);
  const loads = countLoads(page);
  await page.getByLabel(/^Full Name/).focus();
  await expect.poll(loads).toBe(1);
  await fillIn(page, "reload@example.com");
});

test("without a connection the form shows an error until it can be sent, and keeps typed text", async ({
  page,
}) => {
  await page.goto("/careers/apply", { waitUntil: "networkidle" });
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Mẫu");
  const notice = page.getByRole("main").getByRole("alert").filter({ hasText: loadErrorTitle });
  await expect(notice).toBeVisible();
  await expect(hint(page)).toBeHidden();
  await page.context().setOffline(false);
  await page.getByLabel(/^Email/).focus();
  await expect(notice).toBeHidden();
  await expect(hint(page)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue("Nguyễn Văn Mẫu");
});

test("without a connection the confirmation of an email address shows the load error", async ({
  page,
}) => {
  await page.goto("/confirm-email#token=abc", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByText(loadErrorTitle)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
});

test("after a new release an error replaces a dialog that fails to load", async ({
  page,
  site,
  request,
}) => {
  await page.goto(await linkIn(site, await apply(request), /\/application-status#[\w-]+/));
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  await removeFiles(page);
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(loadErrorTitle);
  await expect(page.getByRole("heading", { name: "AI Engineer" })).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect.poll(loads).toBe(1);
});

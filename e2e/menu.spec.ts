import type { Page } from "@playwright/test";
import { expectNoViolation } from "./accessibility.ts";
import { apply } from "./admin-list.ts";
import { holdCalls } from "./held-calls.ts";
import { openHydrated } from "./hydrated.ts";
import { enterAnew } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await enterAnew(page);
  await openHydrated(page, "/");
});

const accountOf = (page: Page) => page.getByRole("button", { name: "Account of admin" });
const menuOf = (page: Page) => page.getByRole("group", { name: "Account of admin" });

test("the user menu is accessible, and a choice closes it", async ({ page }) => {
  const account = accountOf(page);
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await expectNoViolation(page);
  const settings = menuOf(page).getByRole("link", { name: "Settings" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/settings");
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("the user menu closes on its button, on a click beside it, and when the focus leaves it", async ({
  page,
}) => {
  const account = accountOf(page);
  const menu = menuOf(page);
  await account.click();
  await menu.getByText("Admin", { exact: true }).click();
  await expect(menu).toBeVisible();
  await account.click();
  await expect(menu).toHaveCount(0);
  await expect(account).toHaveAttribute("aria-expanded", "false");

  await account.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toHaveCount(0);

  await account.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toHaveCount(0);
});

test("the open user menu disables the shortcuts of the page", async ({ page, request }) => {
  await apply(request, "Phím", 1);
  await page.goto("/admin?tab=applications&q=phim");
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Under Review" })).toBeVisible();
  const address = page.url();
  await accountOf(page).click();
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toHaveCount(0);
  await expect(accountOf(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Update Application" })).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test("Log out shows a toast and moves the focus to Sign In", async ({ page }) => {
  await accountOf(page).click();
  await menuOf(page).getByRole("button", { name: "Log out" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeFocused();
  await expect(page.getByText("You are logged out")).toBeVisible();
});

test("a logout keeps the focus that the user moves during the call", async ({ page }) => {
  await openHydrated(page, "/careers/apply");
  const release = await holdCalls(page, "**/api/v1/auth/logout", "POST");
  await accountOf(page).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const coverLetter = page.getByLabel(/^Cover Letter/);
  await coverLetter.click();
  await expect(coverLetter).toBeFocused();
  release();
  await expect(page.getByText("You are logged out")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(coverLetter).toBeFocused();
});

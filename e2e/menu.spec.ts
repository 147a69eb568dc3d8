import type { Page } from "@playwright/test";
import { expectNoViolation } from "./accessibility.ts";
import { apply } from "./admin-list.ts";
import { openHydrated } from "./hydrated.ts";
import { enterAnew } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await enterAnew(page);
  await openHydrated(page, "/");
});

const menuOf = (page: Page) => page.getByRole("group", { name: "Account of admin" });

test("a menu is accessible, and a choice closes it", async ({ page }) => {
  const account = page.getByRole("button", { name: "Account of admin" });
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

test("a menu closes on a press beside it, when the focus leaves it, and on its own button", async ({
  page,
}) => {
  const account = page.getByRole("button", { name: "Account of admin" });
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

test("an open menu keeps its keys from the shortcuts of the page", async ({ page, request }) => {
  await apply(request, "Phím", 1);
  await page.goto("/admin?tab=applications&q=phim");
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Under Review" })).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account of admin" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Update Application" })).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test("logging out shows a toast and moves the focus to Sign In", async ({ page }) => {
  await page.getByRole("button", { name: "Account of admin" }).click();
  await menuOf(page).getByRole("button", { name: "Log out" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeFocused();
  await expect(page.getByText("You are logged out")).toBeVisible();
});

test("who types elsewhere while the server is told of the logout goes on there", async ({
  page,
}) => {
  await openHydrated(page, "/careers/apply");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/v1/auth/logout", async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const letter = page.getByLabel(/^Cover Letter/);
  await letter.click();
  await expect(letter).toBeFocused();
  answer();
  await expect(page.getByText("You are logged out")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(letter).toBeFocused();
});

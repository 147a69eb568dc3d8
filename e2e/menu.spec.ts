import { expectNoViolation } from "./accessibility.ts";
import { apply } from "./admin-list.ts";
import { openHydrated } from "./hydrated.ts";
import { enterAnew } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(async ({ page }) => {
  await enterAnew(page);
  await openHydrated(page, "/");
});

test("arrows open a menu and go round in it, and typing goes to a word", async ({ page }) => {
  const account = page.getByRole("button", { name: "Account of admin" });
  const item = (name: string) => page.getByRole("menuitem", { name });
  await account.focus();
  await page.keyboard.press("ArrowUp");
  await expect(item("Log out")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Admin Panel")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item("Log out")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(item("Admin Panel")).toBeFocused();
  await page.keyboard.type("se");
  await expect(item("Settings")).toBeFocused();
  await expectNoViolation(page);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("a menu closes for a press beside it, for Tab, and for its own button; the pointer moves what a key presses", async ({
  page,
}) => {
  const account = page.getByRole("button", { name: "Account of admin" });
  const menu = page.getByRole("menu");
  await account.click();
  await expect(menu).toBeFocused();
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await account.click();
  await expect(menu).toHaveCount(0);
  await expect(account).toHaveAttribute("aria-expanded", "false");

  await account.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).toHaveCount(0);

  await account.focus();
  await page.keyboard.press("Shift+Tab");
  const before = page.locator(":focus");
  const name = await before.textContent();
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(name ?? "");

  // What the pointer rests on is what a key presses.
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).hover();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
});

test("the keys of a menu are not those of the page behind it", async ({ page, request }) => {
  await apply(request, "Phím", 1);
  await page.goto("/admin?tab=applications&q=phim");
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.getByRole("button", { name: "Under Review" })).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Account of admin" }).click();
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account of admin" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Update Application" })).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test("who logs out is told so, and goes on from where the menu was", async ({ page }) => {
  await page.getByRole("button", { name: "Account of admin" }).focus();
  await page.keyboard.press("ArrowUp");
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
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const letter = page.getByLabel(/^Cover Letter/);
  await letter.click();
  await expect(letter).toBeFocused();
  answer();
  await expect(page.getByText("You are logged out")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(letter).toBeFocused();
});

import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

const showServices = (page: Page, isScannerDown: boolean) =>
  page.route("**/api/v1/services", (route) => route.fulfill({ json: { isScannerDown } }));

const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "virus scanner" });

test("every tab warns of a scanner that does not respond, and only then", async ({ page }) => {
  await showServices(page, true);
  await page.goto("/admin?tab=users");
  await expect(banner(page)).toContainText("cannot be opened until it has checked them");
  await showServices(page, false);
  const answer = page.waitForResponse("**/api/v1/services");
  await page.reload();
  await answer;
  await expect(banner(page)).toBeHidden();
});

inViews(2, () => {
  test("the banner about the scanner is accessible", async ({ page }) => {
    await showServices(page, true);
    await page.goto("/admin?tab=users");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page);
  });
});

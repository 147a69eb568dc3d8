import type { Page } from "@playwright/test";
import { expectAccessible, inViews } from "./accessibility.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

test.beforeEach(({ page }) => enter(page));

const works = { isScannerDown: false, hasForeignFiles: false };

const showServices = (page: Page, problems: Partial<typeof works>) =>
  page.route("**/api/v1/services", (route) => route.fulfill({ json: { ...works, ...problems } }));

const banners = [
  ["isScannerDown", "virus scanner", "cannot be opened until it has checked them"],
  ["hasForeignFiles", "not those of this site", "Nothing is deleted"],
] as const;

test("every tab warns of a scanner that does not respond and of foreign files, and only then", async ({
  page,
}) => {
  for (const [problem, title, text] of banners) {
    const banner = page.getByRole("alert").filter({ hasText: title });
    await showServices(page, { [problem]: true });
    await page.goto("/admin?tab=users");
    await expect(banner).toContainText(text);
    await showServices(page, {});
    const answer = page.waitForResponse("**/api/v1/services");
    await page.reload();
    await answer;
    await expect(banner).toBeHidden();
  }
});

inViews(2, () => {
  test("the banners about services are accessible", async ({ page }) => {
    await showServices(page, { isScannerDown: true, hasForeignFiles: true });
    await page.goto("/admin?tab=users");
    await expect(page.getByRole("alert").nth(1)).toBeVisible();
    await expectAccessible(page);
  });
});

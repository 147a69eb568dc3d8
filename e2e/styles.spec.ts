import { team } from "#content/en/team.ts";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expectWholeStyles } from "./look.ts";
import { enter } from "./person.ts";
import { expect, test } from "./site.ts";

// e2e/pages.spec.ts compares the styles of the public pages.
test("pages behind the sign-in, and the menu of the account, have the styles they need", async ({
  page,
}) => {
  // Fonts that come late are shown with the next styles.
  await page.route("**/*.woff2", (route) => route.abort());
  await enter(page);
  for (const path of ["/dashboard", "/profile", "/settings", "/admin?tab=users", "/admin"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Account of admin" }).click();
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectWholeStyles(page);
  }
});

const sheets = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll("style").length,
    document.adoptedStyleSheets.length,
  ]);

test("the styles of all pages come when a link is pointed at, and are shown with its page", async ({
  strictPage: page,
}) => {
  await openHydrated(page, "/");
  const coming = page.waitForResponse("**/*.css");
  const link = page.getByRole("banner").getByRole("link", { name: "Team", exact: true });
  await link.hover();
  await (await coming).finished();
  expect(await sheets(page)).toEqual([2, 0]);
  await link.click();
  await expect(page.getByRole("heading", { name: team["team.mentors.title"] })).toBeVisible();
  expect(await sheets(page)).toEqual([1, 1]);
  await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  expect(await sheets(page)).toEqual([1, 1]);
});

test("styles that are lost are asked for again", async ({ page }) => {
  await openHydrated(page, "/");
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.route("**/*.css", (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  const link = page.getByRole("banner").getByRole("link", { name: "Team", exact: true });
  await link.dispatchEvent("pointerover");
  await lost;
  await link.click();
  await expect(page.getByRole("heading", { name: team["team.mentors.title"] })).toBeVisible();
  expect(await sheets(page)).toEqual([1, 1]);
  expect(loads).toBe(0);
});

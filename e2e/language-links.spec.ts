import type { Page } from "@playwright/test";
import { enter } from "./person.ts";
import { chooseVietnamese, expect, test } from "./site.ts";

/** Clicks, and returns the page that opens in a new tab. */
async function openedTab(page: Page, click: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await click();
  const tab = await opened;
  await tab.waitForLoadState();
  return tab;
}

const link = (page: Page, language: "en" | "vi") =>
  page.getByRole("link", { name: language, exact: true }).first();

const clicks = {
  "Ctrl click": (page: Page, language: "en" | "vi") =>
    link(page, language).click({ modifiers: ["ControlOrMeta"] }),
  "a middle click": (page: Page, language: "en" | "vi") =>
    link(page, language).click({ button: "middle" }),
};

for (const [name, click] of Object.entries(clicks)) {
  test(`${name} on VI opens the Vietnamese page in a tab`, async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const tab = await openedTab(page, () => click(page, "vi"));
    await expect(tab).toHaveURL(/\/vi\/about$/);
    await expect(tab.locator("html")).toHaveAttribute("lang", "vi");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    // The URL of the new tab has the language, so the stored choice stays.
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBeNull();
  });

  test(`${name} on EN opens the English page in a tab`, async ({ page, site }) => {
    await page.context().addCookies([{ name: "language", value: "vi", url: site.url }]);
    await page.goto("/about");
    await page.evaluate(() => localStorage.setItem("language", "vi"));
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
    const tab = await openedTab(page, () => click(page, "en"));
    await expect(tab).toHaveURL(/\/about$/);
    await expect(tab.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  });
}

test("Ctrl click on VI opens a screen without a Vietnamese URL in Vietnamese", async ({ page }) => {
  await enter(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  const tab = await openedTab(page, () => clicks["Ctrl click"](page, "vi"));
  await expect(tab).toHaveURL(/\/profile$/);
  await expect(tab.locator("html")).toHaveAttribute("lang", "vi");
});

test("a text with the same law twice changes its language", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(
    page.getByText(/Decree 13.2023.ND-CP, and Decree 13.2023.ND-CP alone/),
  ).toBeVisible();
  await link(page, "vi").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  await expect(page.getByRole("main")).not.toContainText("/ND-CP");
});

test("a plain click switches the language in place", async ({ page, site }) => {
  await chooseVietnamese(page, site.url);
  await page.goto("/about");
  await link(page, "en").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(page.context().pages()).toHaveLength(1);
});

import type { Page } from "@playwright/test";
import { enter } from "./person.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

/** What every element looks like, in the words of the browser, with what stands before, after and in it. */
const looks = (page: Page) =>
  page.locator("body *").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const name = `${element.tagName} ${element.getAttribute("class") ?? ""}`;
      return ["", "::before", "::after", "::placeholder"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isThere = part === "::placeholder" ? element.matches("input, textarea") : true;
        const isDrawn = part === "" || style.content !== "none";
        if (!isThere || !isDrawn) return [];
        return Array.from(style, (property) => {
          const value = style.getPropertyValue(property);
          return `${name}${part} { ${property}: ${value} }`;
        });
      });
    }),
  );

/** A page comes with the classes it uses; those of all pages, which another page brings, change nothing. */
async function expectSameLook(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  const own = await looks(page);
  await page.evaluate(async () => {
    const style = document.querySelector("style[data-all]");
    const all = await fetch(style?.getAttribute("data-all") ?? "");
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(await all.text())];
    style?.remove();
  });
  const all = await looks(page);
  expect(all.length).toBe(own.length);
  expect(all.filter((look, index) => look !== own[index])).toEqual([]);
}

test.describe("without letters, which late ones would be shown with the next styles", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
  });

  for (const path of [...screens, "/nowhere"]) {
    test(`${path} has the styles it needs`, async ({ page }) => {
      await page.goto(path);
      await expectSameLook(page);
    });
  }

  for (const path of ["/dashboard", "/profile", "/settings", "/admin?tab=users", "/admin"]) {
    test(`${path} and the menu of the account have the styles they need`, async ({ page }) => {
      await enter(page);
      await page.goto(path);
      await page.getByRole("button", { name: "Account of admin" }).click();
      await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSameLook(page);
    });
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
  await page.goto("/", { waitUntil: "networkidle" });
  const coming = page.waitForResponse("**/*.css");
  const link = page.getByRole("banner").getByRole("link", { name: "Team", exact: true });
  await link.hover();
  await (await coming).finished();
  expect(await sheets(page)).toEqual([2, 0]);
  await link.click();
  await expect(page.getByRole("heading", { name: "Mentors" })).toBeVisible();
  expect(await sheets(page)).toEqual([1, 1]);
  await page.getByRole("banner").getByRole("link", { name: "Careers", exact: true }).click();
  await expect(page).toHaveURL("/careers");
  expect(await sheets(page)).toEqual([1, 1]);
});

test("styles that are lost are asked for again", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.route("**/*.css", (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent("requestfailed");
  const link = page.getByRole("banner").getByRole("link", { name: "Team", exact: true });
  await link.dispatchEvent("pointerover");
  await lost;
  await link.click();
  await expect(page.getByRole("heading", { name: "Mentors" })).toBeVisible();
  expect(await sheets(page)).toEqual([1, 1]);
  expect(loads).toBe(0);
});

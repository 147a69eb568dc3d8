import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { chooseVietnamese, expect, test } from "./site.ts";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

export const languages = ["en", "vi"] as const;
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

type View = {
  colorScheme: "light" | "dark";
  language: (typeof languages)[number];
  size: keyof typeof sizes;
};

/** The first four have every pair of two properties. Four places later is the opposite of each. */
const views: readonly View[] = [
  { colorScheme: "light", language: "en", size: "desktop" },
  { colorScheme: "light", language: "vi", size: "phone" },
  { colorScheme: "dark", language: "vi", size: "desktop" },
  { colorScheme: "dark", language: "en", size: "phone" },
  { colorScheme: "dark", language: "vi", size: "phone" },
  { colorScheme: "dark", language: "en", size: "desktop" },
  { colorScheme: "light", language: "en", size: "phone" },
  { colorScheme: "light", language: "vi", size: "desktop" },
];

/** The theme of the pages whose state has one view: their contrasts are checked in the other theme too. */
const schemes = new WeakMap<Page, View["colorScheme"]>();

/**
 * Defines the tests of a state in the views of these places; their page has the view. Contrasts are checked in
 * both themes. Each state passes another place of the first four, so that some state covers each
 * pair of properties. `npm run prove -- accessibility` finds these tests by their tag and runs every view.
 */
export function inViews(places: number | readonly number[], tests: (view: View) => void): void {
  const isEvery = process.env["EVERY_VIEW"] !== undefined;
  const chosen = views.filter((_, place) => isEvery || [places].flat().includes(place));
  for (const view of chosen) {
    const { colorScheme, language, size } = view;
    test.describe(`${colorScheme}, ${language}, ${size}:`, { tag: "@accessibility" }, () => {
      test.beforeEach(async ({ page, site }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        if (chosen.length === 1) schemes.set(page, colorScheme);
        await page.setViewportSize(sizes[size]);
        if (language === "vi") await chooseVietnamese(page, site.url);
      });
      tests(view);
    });
  }
}

/** Expects one main heading, no sideways scrolling, and no violation of a rule of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, "the page scrolls sideways").toBe(false);
  await expectNoViolation(page);
}

/** Expects no violation of a rule of axe: WCAG 2.2 AA and best practices. */
export async function expectNoViolation(page: Page): Promise<void> {
  const options = { resultTypes: ["violations" as const] };
  await expectNone(page, options);
  const colorScheme = schemes.get(page);
  if (colorScheme === undefined) return;
  // A transition would show a colour between those of the themes.
  await page.evaluate(() => document.documentElement.toggleAttribute("data-no-transitions", true));
  await page.emulateMedia({ colorScheme: colorScheme === "light" ? "dark" : "light" });
  await expectNone(page, { ...options, runOnly: ["color-contrast", "link-in-text-block"] });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => document.documentElement.toggleAttribute("data-no-transitions", false));
}

async function expectNone(page: Page, options: RunOptions): Promise<void> {
  // The legacy mode opens no second page; the other mode is needed only for frames of other hosts.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expectAnnouncedOnce(page);
}

/** Expects no alert and no status inside a live region: screen readers would say it twice. */
export async function expectAnnouncedOnce(page: Page): Promise<void> {
  const regions = ":is(main, dialog, [role=dialog]) :is(output, [aria-live])";
  await expect(page.locator(`${regions} :is([role=alert], [role=status])`)).toHaveCount(0);
}

/** Expects no violation in a dialog, once it is open. */
export async function expectAccessibleDialog(dialog: Locator): Promise<void> {
  // A dialog has its final colours once its transition has ended.
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectNoViolation(dialog.page());
}

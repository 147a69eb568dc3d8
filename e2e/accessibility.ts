import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { chooseVietnamese, expect, test } from "./site.ts";

const colorSchemes = ["light", "dark"] as const;
export const languages = ["en", "vi"] as const;
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

type View = {
  colorScheme: (typeof colorSchemes)[number];
  language: (typeof languages)[number];
  size: keyof typeof sizes;
};

const allViews: readonly View[] = colorSchemes.flatMap((colorScheme) =>
  languages.flatMap((language) =>
    (["phone", "desktop"] as const).map((size) => ({ colorScheme, language, size })),
  ),
);

/** The views of the light theme. The dark theme takes the other language and size. */
const lightViews = [
  { language: "en", size: "desktop" },
  { language: "vi", size: "phone" },
  { language: "en", size: "phone" },
  { language: "vi", size: "desktop" },
] as const;

/**
 * Defines the tests of a state in one view of each theme; their page has the view. Each state passes another
 * number, so that some state covers each pair of properties. `npm run prove -- accessibility` finds these
 * tests by their tag and runs every view of every state.
 */
export function inViews(state: number, tests: (view: View) => void): void {
  for (const view of viewsOf(state)) {
    const { colorScheme, language, size } = view;
    test.describe(`${colorScheme}, ${language}, ${size}:`, { tag: "@accessibility" }, () => {
      test.beforeEach(async ({ page, site }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize(sizes[size]);
        if (language === "vi") await chooseVietnamese(page, site.url);
      });
      tests(view);
    });
  }
}

function viewsOf(state: number): readonly View[] {
  if (process.env["EVERY_VIEW"] !== undefined) return allViews;
  const light = lightViews[state % lightViews.length];
  return allViews.filter(({ colorScheme, language, size }) =>
    colorScheme === "light"
      ? language === light?.language && size === light.size
      : language !== light?.language && size !== light?.size,
  );
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
  // The legacy mode opens no second page; the other mode is needed only for frames of other hosts.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
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

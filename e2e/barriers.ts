import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { chooseVietnamese } from "./site.ts";

export const colorSchemes = ["light", "dark"] as const;
export const languages = ["en", "vi"] as const;
export const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

const allViews = colorSchemes.flatMap((colorScheme) =>
  languages.flatMap((language) =>
    Object.entries(sizes).map(([size, viewport]) => ({ colorScheme, language, size, viewport })),
  ),
);

/**
 * The ways of looking at a screen that a matrix goes through: half of all, so chosen that every two
 * properties meet. `npm run prove -- barriers` goes through every one.
 */
export const views =
  process.env["EVERY_VIEW"] === undefined
    ? allViews.filter(
        ({ colorScheme, language, size }) =>
          (colorScheme === "light") !== ((language === "en") !== (size === "desktop")),
      )
    : allViews;

/** Makes a page look so before it is opened. */
export async function lookAt(
  page: Page,
  url: string,
  { colorScheme, language, viewport }: (typeof views)[number],
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize(viewport);
  if (language === "vi") await chooseVietnamese(page, url);
}

/** One title, nothing beyond the edge, and every rule of WCAG 2.2 AA and of good practice that a machine can check. */
export async function expectNoBarrier(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, "it scrolls sideways").toBe(false);
  await expectNoViolation(page);
}

/** The rules alone, where a dialog stands before the rest of the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

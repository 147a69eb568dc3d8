import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { chooseVietnamese } from "./site.ts";

export const colorSchemes = ["light", "dark"] as const;
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

/** What the light theme is looked at in; the dark one takes the other language and the other size. */
const lightViews = [
  { language: "en", size: "desktop" },
  { language: "vi", size: "phone" },
  { language: "en", size: "phone" },
  { language: "vi", size: "desktop" },
] as const;

/**
 * One view of a state in each theme. States take turns, so that every two properties meet somewhere.
 * `npm run prove -- accessibility` tests every view of every state.
 */
export function viewsOf(turn: number): readonly View[] {
  if (process.env["EVERY_VIEW"] !== undefined) return allViews;
  const light = lightViews[turn % lightViews.length];
  return allViews.filter(({ colorScheme, language, size }) =>
    colorScheme === "light"
      ? language === light?.language && size === light.size
      : language !== light?.language && size !== light?.size,
  );
}

/** How a test of a view is called, and the tag it is found by. */
export const titleOf = ({ colorScheme, language, size }: View) =>
  `${colorScheme}, ${language}, ${size}`;
export const accessibility = { tag: "@accessibility" };

/** Sets theme, language and size before a page is opened. */
export async function lookAt(
  page: Page,
  url: string,
  { colorScheme, language, size }: View,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize(sizes[size]);
  if (language === "vi") await chooseVietnamese(page, url);
}

/** One main heading, nothing beyond the edge, and every automatic rule of WCAG 2.2 AA and of good practice. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, "it scrolls sideways").toBe(false);
  await expectNoViolation(page);
}

/** The rules alone, where a dialog covers the rest of the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  // The legacy mode opens no second page for the result; it matters to frames of other hosts alone.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

import { chromium } from "@playwright/test";
import { chromiumFlags, findProgram } from "../scripts/setup/programs.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./site.ts";

const localized = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);
const pages = [
  ...screens,
  ...["/", "/about", "/careers", "/careers/ai-engineer", "/careers/apply", "/projects"].map(
    localized,
  ),
];

/** The readers' font size in the settings of the browser, and the width of the screen. */
for (const [fontSize, width] of [
  [16, 320],
  [24, 360],
  [32, 360],
] as const) {
  test(`nothing is cut at ${width} px with a font size of ${fontSize} px`, async ({ site }) => {
    test.slow();
    const executablePath = findProgram("chromium");
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [...chromiumFlags, `--blink-settings=defaultFontSize=${fontSize}`],
    });
    try {
      const viewport = { width, height: 740 };
      const page = await browser.newPage({ baseURL: site.url, viewport });
      for (const path of pages) {
        await page.goto(path);
        const measured = await page.evaluate(() => {
          const brand = document.querySelector("header a span");
          return {
            width: document.documentElement.scrollWidth,
            isNameCut: brand === null || brand.scrollWidth > brand.clientWidth,
          };
        });
        expect(measured, path).toEqual({ width, isNameCut: false });
        await expect(page.locator("header [aria-haspopup=dialog]")).toBeInViewport({ ratio: 1 });
      }
    } finally {
      await browser.close();
    }
  });
}

import { expect, test } from "./site.ts";

test("on a slow line the fonts come once the page answers, and the next page has them", async ({
  strictPage: page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send("Network.emulateNetworkConditions", line);
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-letters", "late");
  const whenAsked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ startTime }) => startTime),
    );
  await expect.poll(async () => (await whenAsked()).length, "both fonts are asked for").toBe(2);
  const [hydrated] = await page.evaluate(() =>
    performance.getEntriesByName("hydrated").map(({ startTime }) => startTime),
  );
  for (const asked of await whenAsked()) expect(asked).toBeGreaterThanOrEqual(hydrated ?? NaN);
  const kept = () => page.evaluate(() => localStorage.getItem("letters"));
  await expect.poll(kept, "the browser knows that it has the fonts").toBe("kept");
  // What has been read does not move.
  await expect(html).toHaveAttribute("data-letters", "late");

  await page.reload();
  await expect(html).not.toHaveAttribute("data-letters");
  const hasFont = () => document.fonts.check('400 1em "Be Vietnam Pro"');
  await expect.poll(() => page.evaluate(hasFont), "the page has its font").toBe(true);
});

test("on any other line the fonts are asked for with the page", async ({ strictPage: page }) => {
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-letters");
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
});

import { expect, test } from "./site.ts";

test("over a slow line the letters come once the page answers, and are there for the next", async ({
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
  await expect.poll(async () => (await whenAsked()).length).toBe(2);
  const [hydrated] = await page.evaluate(() =>
    performance.getEntriesByName("hydrated").map(({ startTime }) => startTime),
  );
  for (const asked of await whenAsked()) expect(asked).toBeGreaterThanOrEqual(hydrated ?? NaN);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("letters"))).toBe("kept");
  // What has been read does not move.
  await expect(html).toHaveAttribute("data-letters", "late");

  await page.reload();
  await expect(html).not.toHaveAttribute("data-letters");
  const isInLetters = () => document.fonts.check('400 1em "Be Vietnam Pro"');
  await expect.poll(() => page.evaluate(isInLetters)).toBe(true);
});

test("over any other line they are asked for with the page", async ({ strictPage: page }) => {
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-letters");
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
});

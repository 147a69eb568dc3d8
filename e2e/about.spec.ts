import type { Page } from "@playwright/test";
import { firstVideo } from "./first-video.ts";
import { expect, test } from "./site.ts";

const player = "https://www.youtube-nocookie.com/**";

/** Stubs the video platform with a page that only runs a script. */
async function answerAsPlayer(page: Page, script: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(player, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Player</title><script>${script}</script>`,
    });
  });
  return asked;
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

test.describe("a video", () => {
  test("loads only when it is played, and announces that it is loaded", async ({ page }) => {
    const asked = await answerAsPlayer(page, "parent.postMessage('{\"event\":\"onReady\"}', '*')");
    await page.goto("/about");
    await page.getByRole("button", { name: `Play video: ${firstVideo}` }).press("Enter");
    await expect(page.getByText(`Video loaded: ${firstVideo}`)).toBeAttached();
    await expect(page.locator(`iframe[title="${firstVideo}"]`)).toBeFocused();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain("autoplay=1");
  });

  test("logs a failure that its player reports, and stays on the page", async ({ page }) => {
    await answerAsPlayer(
      page,
      `onmessage = () => parent.postMessage('{"event":"onError","info":150}', '*')`,
    );
    const warnings = warningsOf(page);
    await page.goto("/about");
    await page.getByRole("button", { name: `Play video: ${firstVideo}` }).click();
    await expect
      .poll(() => warnings, "the failure is logged")
      .toEqual([`Video could not be loaded: ${firstVideo}`]);
    await expect(page.getByRole("heading", { name: firstVideo })).toBeVisible();
  });

  test("logs a failure if its player is silent for ten seconds", async ({ page }) => {
    await page.clock.install();
    await answerAsPlayer(page, "");
    const warnings = warningsOf(page);
    await page.goto("/about");
    await page.getByRole("button", { name: `Play video: ${firstVideo}` }).click();
    await expect(page.getByText(`Video loaded: ${firstVideo}`)).toBeAttached();
    expect(warnings).toEqual([]);
    await page.clock.fastForward(10_000);
    await expect
      .poll(() => warnings, "the failure is logged")
      .toEqual([`Video could not be loaded: ${firstVideo}`]);
  });
});

test.describe("the video at the top", () => {
  test("does not load with reduced motion", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    await expect(page.getByRole("button", { name: "Play the video" })).toBeVisible();
    await nextFrames(page);
    expect(asked).toContain("/video/drum.avif");
    expect(asked).not.toContain("/video/drum.mp4");
  });

  test("shows its poster if it fails to load", async ({ page }) => {
    await page.route("/video/drum.mp4", (route) => route.abort());
    await page.goto("/about");
    await expect(page.getByRole("button", { name: "Play the video" })).toBeHidden();
    await expect(page.locator("video")).toHaveAttribute("poster", "/video/drum.avif");
  });
});

/** Waits until the browser has painted, after which the video would start. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    await promise;
  });
}

import type { Page } from "@playwright/test";
import { firstVideo } from "./first-video.ts";
import { expect, test } from "./site.ts";

const player = "https://www.youtube-nocookie.com/**";

/** Fakes the video platform with a page that runs a script. Returns the requested URLs. */
async function fakePlayer(page: Page, script: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(player, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Player</title><script>${script}</script>`,
    });
  });
  return requested;
}

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

async function play(page: Page): Promise<void> {
  await page.goto("/about");
  await page.getByRole("button", { name: `Play video: ${firstVideo}` }).click();
}

const failure = `Video could not be loaded: ${firstVideo}`;

test.describe("a video", () => {
  test("loads only when it is played, and announces that it is loaded", async ({ page }) => {
    const requested = await fakePlayer(page, "parent.postMessage('{\"event\":\"onReady\"}', '*')");
    await page.goto("/about");
    await page.getByRole("button", { name: `Play video: ${firstVideo}` }).press("Enter");
    await expect(page.getByText(`Video loaded: ${firstVideo}`)).toBeAttached();
    await expect(page.locator(`iframe[title="${firstVideo}"]`)).toBeFocused();
    expect(requested).toHaveLength(1);
    expect(requested[0]).toContain("autoplay=1");
  });

  test("logs a failure that its player reports, and stays on the page", async ({ page }) => {
    await fakePlayer(
      page,
      `onmessage = () => parent.postMessage('{"event":"onError","info":150}', '*')`,
    );
    const warnings = warningsOf(page);
    await play(page);
    await expect.poll(() => warnings, "the failure is logged").toEqual([failure]);
    await expect(page.getByText(`The video could not be loaded: ${firstVideo}`)).toBeAttached();
    await expect(page.getByText(`Video loaded: ${firstVideo}`)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: firstVideo })).toBeVisible();
  });

  test("logs a failure if its player is silent for ten seconds", async ({ page }) => {
    await page.clock.install();
    await fakePlayer(page, "");
    const warnings = warningsOf(page);
    await play(page);
    await expect(page.getByText(`Loading video: ${firstVideo}`)).toBeAttached();
    expect(warnings).toEqual([]);
    // The ten seconds begin once the frame has loaded.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      expect(warnings, "the failure is logged").toEqual([failure]);
    }).toPass();
    await expect(page.getByText(`The video could not be loaded: ${firstVideo}`)).toBeAttached();
  });
});

test.describe("the video at the top", () => {
  const poster = /^\/pictures\/about\/video-/;

  test("does not load with reduced motion", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    await expect(page.getByRole("button", { name: "Play the video" })).toBeVisible();
    await nextFrames(page);
    expect(requested).toContainEqual(expect.stringMatching(poster));
    expect(requested).not.toContain("/video/about.mp4");
  });

  test("shows its poster if it fails to load", async ({ page }) => {
    await page.route("/video/about.mp4", (route) => route.abort());
    await page.goto("/about");
    await expect(page.getByRole("button", { name: "Play the video" })).toBeHidden();
    await expect(page.locator("video")).toHaveAttribute("poster", poster);
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

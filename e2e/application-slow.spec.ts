import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { fillIn, fullName, storedFor, submit, success } from "./application-form.ts";
import { startFaultyNetwork } from "./faulty-network.ts";
import { newAddress } from "./person.ts";
import { expect, test } from "./site.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const kilobyte = 1024;
/** Enough for a slow network on a busy machine. */
const slow = { timeout: 50_000 };

/** A resume of this size with any content. */
const resumeOf = (bytes: number) => ({
  name: "CV.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([tinyPdf(), randomBytes(bytes)]),
});

async function slowDown(
  page: Page,
  network: { latency: number; down: number; up: number },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down * kilobyte,
    uploadThroughput: network.up * kilobyte,
  });
}

test("an upload at 30 kB/s that is cut and retried stores one application", async ({
  page,
  site,
  request,
}) => {
  const email = newAddress("slow");
  const network = await startFaultyNetwork(site.url);
  try {
    await page.goto(`${network.url}/careers/apply`);
    await fillIn(page, email);
    await page.locator("input[type=file]").setInputFiles(resumeOf(120 * kilobyte));
    await expect(submit(page)).toBeEnabled();
    await slowDown(page, { latency: 100, down: 1_000, up: 30 });
    network.fail("/applications/upload", { cutAfter: 60 * kilobyte });

    await submit(page).click();
    const progress = page.getByRole("progressbar");
    await expect(progress).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("An unexpected error occurred", slow);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);

    network.clearFaults();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(success(page)).toBeVisible(slow);
    // The browser itself tries once more on a reused connection.
    const statuses = network.statusesOf("/applications/upload");
    expect(statuses.filter((status) => status !== "cut")).toEqual([201]);
    expect(statuses.length).toBeGreaterThan(1);
  } finally {
    await network.close();
  }

  const applications = await storedFor(request, email);
  expect(applications).toHaveLength(1);
  expect(applications[0]?.cv_size_bytes).toBe(120 * kilobyte + tinyPdf().length);
});

test.describe("an applicant with a 360 px phone on slow 3G", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("fills in the form and sends it", async ({ page }) => {
    await slowDown(page, { latency: 400, down: 50, up: 50 });
    await page.goto("/careers/apply", { waitUntil: "domcontentloaded", ...slow });
    // The script of the page is still loading.
    await fullName(page).fill("Nguyễn Văn Mẫu");
    await fillIn(page, newAddress("phone"));
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await submit(page).tap();
    await expect(success(page)).toBeVisible(slow);
  });
});

import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { ApplicationList } from "#contract/applications.ts";
import { fillIn, submit } from "./application-form.ts";
import { startFaultyNetwork } from "./faulty-network.ts";
import { newAddress } from "./person.ts";
import { asAdmin, expect, test } from "./site.ts";
import { tinyPdf } from "#server/testing/tiny-pdf.ts";

const kilobyte = 1024;
/** As long as a slow line takes, on a machine that is busy besides. */
const patience = { timeout: 50_000 };
const success = (page: Page) =>
  page.getByRole("heading", { name: "Application Submitted Successfully!" });

/** A resume of some size; what stands in it is nobody's concern. */
const resumeOf = (bytes: number) => ({
  name: "CV.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([tinyPdf(), randomBytes(bytes)]),
});

async function slowDown(
  page: Page,
  line: { latency: number; down: number; up: number },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down * kilobyte,
    uploadThroughput: line.up * kilobyte,
  });
}

test("an upload over 30 kB/s that is cut in the middle and sent again makes one application", async ({
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
    await expect(page.getByRole("alert")).toContainText("An unexpected error occurred", patience);
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);

    network.clearFaults();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(success(page)).toBeVisible(patience);
    // Where it reused a connection, the browser itself has tried once more before it gave up.
    const statuses = network.statusesOf("/applications/upload");
    expect(statuses.filter((status) => status !== "cut")).toEqual([201]);
    expect(statuses.length).toBeGreaterThan(1);
  } finally {
    await network.close();
  }

  const answer = await request.get(`/api/v1/applications?email=${email}`, {
    headers: await asAdmin(request),
  });
  const { applications, total } = ApplicationList.parse(await answer.json());
  expect(total).toBe(1);
  expect(applications[0]?.cv_size_bytes).toBe(120 * kilobyte + tinyPdf().length);
});

test.describe("a phone of 360 px on slow 3G", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("can fill in the form and send it", async ({ page }) => {
    await slowDown(page, { latency: 400, down: 50, up: 50 });
    await page.goto("/careers/apply", { waitUntil: "domcontentloaded", ...patience });
    // Typed while the code is still on its way.
    await page.getByLabel(/^Full Name/).fill("Nguyễn Văn Mẫu");
    await fillIn(page, newAddress("phone"));
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBe(0);
    await submit(page).tap();
    await expect(success(page)).toBeVisible(patience);
  });
});

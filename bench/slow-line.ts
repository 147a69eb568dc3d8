import type { Page } from "@playwright/test";

/** A phone far from the server, as DevTools slows a page down: each request waits for the round trip. */
export const slowLine = { roundTripMs: 150, megabitsDown: 1.6, megabitsUp: 0.75, cpuSlowdown: 4 };

const bytesPerMegabit = 1_000_000 / 8;

/** Slows a page's network and its processor down. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowLine.roundTripMs,
    downloadThroughput: slowLine.megabitsDown * bytesPerMegabit,
    uploadThroughput: slowLine.megabitsUp * bytesPerMegabit,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowLine.cpuSlowdown });
}

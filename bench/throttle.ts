import type { Page } from "@playwright/test";

/** DevTools' settings for a distant, slow phone. */
export const slowPhone = { roundTripMs: 150, megabitsDown: 1.6, megabitsUp: 0.75, cpuSlowdown: 4 };

const bytesPerMegabit = 1_000_000 / 8;

/** Throttles a page's network and CPU. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: slowPhone.megabitsDown * bytesPerMegabit,
    uploadThroughput: slowPhone.megabitsUp * bytesPerMegabit,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpuSlowdown });
}

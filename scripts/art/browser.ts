import { chromium, type Browser } from "@playwright/test";
import { bringChromium } from "../setup/chromium.mjs";

/** Gives the work a browser, and closes it when the work is done or has failed. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: bringChromium(),
    args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

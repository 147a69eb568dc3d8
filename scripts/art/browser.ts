import { chromium, type Browser } from "@playwright/test";
import { ensureProgram } from "../setup/programs.mjs";

/** Gives the work a browser, and closes it when the work is done or has failed. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: ensureProgram("chromium"),
    args: ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

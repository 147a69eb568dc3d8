import { launch, type Browser, type Page } from "puppeteer-core";
import { ensureProgram } from "../../scripts/setup/programs.mjs";

/** Longer than anything takes on a busy machine. */
const patienceMs = 30_000;

/** Gives the work a Firefox of its own, without a window. */
export async function withFirefox<Result>(
  work: (firefox: Browser) => Promise<Result>,
): Promise<Result> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: ensureProgram("firefox"),
    headless: true,
  });
  try {
    return await work(firefox);
  } finally {
    await firefox.close();
  }
}

/**
 * Goes a way as a visitor whom nobody knows yet, and gives what the browser complained of: errors of
 * pages, what the policy forbade, what was asked for and failed, and the step that could not be taken.
 */
export async function goAsStranger(
  firefox: Browser,
  way: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const context = await firefox.createBrowserContext();
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.setViewport({ width: 1280, height: 800 });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} of ${response.url()}`);
    });
    // The browser tells the page alone of what the policy forbade.
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        // oxlint-disable-next-line no-console -- the page's console is what is listened to
        console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`);
      });
    });
    await way(page);
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return complaints;
}

import { launch, type Browser, type Page } from "puppeteer-core";
import { ensureProgram } from "../../scripts/setup/programs.ts";

/** Not reached even on a busy machine. */
const timeoutMs = 30_000;

/** Runs `work` with a headless Firefox. */
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
 * Runs a flow in a new browser context and returns its errors: page errors, CSP violations, failed
 * requests and the step that failed.
 */
export async function runInNewContext(
  firefox: Browser,
  flow: (page: Page) => Promise<void>,
): Promise<readonly string[]> {
  const context = await firefox.createBrowserContext();
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.setViewport({ width: 1280, height: 800 });
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("response", (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} from ${response.url()}`);
    });
    // Only the page receives events of CSP violations.
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        // oxlint-disable-next-line no-console -- the suite reads the page's console
        console.error(`blocked by ${effectiveDirective}: ${blockedURI}`);
      });
    });
    await flow(page);
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    await context.close();
  }
  return errors;
}

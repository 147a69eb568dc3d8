import { chromium, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { enter } from "../e2e/person.ts";
import { admin } from "../e2e/site.ts";
import { ensureProgram, chromiumFlags } from "../scripts/setup/programs.ts";
import { listPages, withSite } from "./site.ts";
import { printHeadings, printRow } from "./table.ts";

export const help = `  npm run bench -- back-forward
      Whether the browser restores each page from its back/forward cache. Target: every page.`;

const signedInPaths = ["/dashboard", "/profile", "/settings", "/admin", "/admin?tab=applications"];

export async function run(args: string[]): Promise<boolean> {
  parseArgs({ args });
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withSite(async (site) => {
    // Playwright disables the back/forward cache by default.
    const browser = await chromium.launch({
      executablePath: ensureProgram("chromium"),
      args: chromiumFlags,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage({ baseURL: site.url });
      printHeadings(["page", "user", "cached", "target"]);
      let holds = true;
      const check = async (path: string, user: string) => {
        const isCached = await isRestored(page, path);
        holds &&= isCached;
        printRow([path, user, isCached ? "yes" : "no", isCached ? "holds" : "missed"]);
      };
      for (const { path, language } of await listPages(site, [])) {
        if (language === "en") await check(path, "visitor");
      }
      await enter(page);
      for (const path of ["/", ...signedInPaths]) await check(path, "administrator");
      return holds;
    } finally {
      await browser.close();
    }
  }, environment);
}

/** Whether a page keeps its JavaScript state after a visit to another document. */
async function isRestored(page: Page, path: string): Promise<boolean> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  await page.evaluate(() => location.assign("/robots.txt"));
  await page.waitForURL("**/robots.txt");
  await page.evaluate(() => history.back()).catch(() => undefined);
  // A restored page has no load event.
  const isBack = () => location.pathname !== "/robots.txt";
  await page.waitForFunction(isBack);
  return page.evaluate(() => Reflect.get(window, "isSame") === true);
}

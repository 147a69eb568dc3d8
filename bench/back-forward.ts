import { chromium, type Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { enter } from "../e2e/person.ts";
import { admin } from "../e2e/site.ts";
import { ensureProgram, chromiumFlags } from "../scripts/setup/programs.mjs";
import { listPages, withSite } from "./site.ts";
import { printHeadings, printRow } from "./table.ts";

export const help =
  "  npm run bench -- back-forward\n" +
  "    whether a page that was left and come back to is as it was, without being loaded again";

const ofMembers = ["/dashboard", "/profile", "/settings", "/admin", "/admin?tab=applications"];

export async function run(args: string[]): Promise<boolean> {
  parseArgs({ args });
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withSite(async (site) => {
    // A browser that is driven keeps no pages unless it is told to.
    const browser = await chromium.launch({
      executablePath: ensureProgram("chromium"),
      args: chromiumFlags,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage({ baseURL: site.url });
      printHeadings(["page", "who", "kept", "target"]);
      let holds = true;
      const comeBack = async (path: string, who: string) => {
        const isKept = await comesBack(page, path);
        holds &&= isKept;
        printRow([path, who, isKept ? "yes" : "no", isKept ? "holds" : "missed"]);
      };
      for (const { path, language } of await listPages(site, [])) {
        if (language === "en") await comeBack(path, "a stranger");
      }
      await enter(page);
      for (const path of ["/", ...ofMembers]) await comeBack(path, "an administrator");
      return holds;
    } finally {
      await browser.close();
    }
  }, environment);
}

/** Whether a page is the very same after a visit to another document. */
async function comesBack(page: Page, path: string): Promise<boolean> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  await page.evaluate(() => location.assign("/robots.txt"));
  await page.waitForURL("**/robots.txt");
  await page.evaluate(() => history.back()).catch(() => undefined);
  // A page that is kept is not loaded again, so nothing tells of its loading.
  const isBack = () => location.pathname !== "/robots.txt";
  await page.waitForFunction(isBack);
  return page.evaluate(() => Reflect.get(window, "isSame") === true);
}

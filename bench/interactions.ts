import type { Browser } from "@playwright/test";
import { admin } from "../e2e/site.ts";
import type { Site } from "../e2e/server-process.ts";
import { timeInteractions, shortestMs } from "./interaction-log.ts";
import { steps } from "./interaction-steps.ts";
import { numberOptions } from "./number-options.ts";
import { median } from "./quantile.ts";
import { withBrowser, withSite } from "./site.ts";
import { throttle, slowPhone } from "./throttle.ts";
import { printHeadings, printRow } from "./table.ts";

const targetMs = 100;

export const help = `  npm run bench -- interactions [--runs 3]
      The time from each click and key press to its paint, from the home page to an application, its review
      and its decision, as medians of runs on a ${slowPhone.cpuSlowdown} times slower CPU.`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { runs: 3 });
  const administrator = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withSite(
    (site) =>
      withBrowser(async (browser) => {
        const runs: number[][] = [];
        while (runs.length < option("runs")) runs.push(await runSteps(browser, site));
        printHeadings(["interaction", "time to paint", "target"]);
        let holds = true;
        for (const [index, { name }] of steps.entries()) {
          const ms = median(runs.map((run) => run[index] ?? Number.NaN));
          const isMet = ms < targetMs;
          holds &&= isMet;
          const shown = ms === 0 ? `under ${shortestMs} ms` : `${ms.toFixed(0)} ms`;
          printRow([name, shown, isMet ? "holds" : "missed"]);
        }
        return holds;
      }),
    administrator,
  );
}

/** Runs every step once and returns the duration of its slowest interaction. */
async function runSteps(browser: Browser, site: Site): Promise<number[]> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1000, height: 800 },
  });
  try {
    const page = await context.newPage();
    const timed = await timeInteractions(page);
    await throttle(page);
    await page.goto("/", { waitUntil: "networkidle" });
    const times: number[] = [];
    for (const { act, until } of steps) {
      times.push(
        await timed(async () => {
          await act(page);
          await until(page).waitFor();
        }),
      );
    }
    return times;
  } finally {
    await context.close();
  }
}

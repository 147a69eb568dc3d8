import type { Browser, Page } from "@playwright/test";
import { numberOptions } from "./number-options.ts";
import { median } from "./quantile.ts";
import { listPages, withBrowser, withSite } from "./site.ts";
import { throttle, slowPhone } from "./throttle.ts";
import { printHeadings, printRow } from "./table.ts";

const { roundTripMs, megabitsDown, cpuSlowdown } = slowPhone;

export const help = `  npm run bench -- first-load [--runs 9]
      The paint and hydration times of the home page on a first visit, as medians of runs in Chromium with
      ${roundTripMs} ms latency, ${megabitsDown} Mbit/s and a ${cpuSlowdown} times slower CPU.`;

const targets = { painted: 600, hydrated: 1_300 };

/** Times in ms since the navigation started. */
type Moments = { painted: number; largest: number; hydrated: number; loaded: number };

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { runs: 9 });
  return withSite((site) =>
    withBrowser(async (browser) => {
      // Renders all pages and warms up the browser first.
      for (const { path } of await listPages(site, [])) await fetch(site.url + path);
      await visit(browser, site.url);
      printHeadings(["page", "first paint", "largest paint", "hydrated", "loaded", "target"]);
      let holds = true;
      for (const path of ["/", "/vi"]) {
        const runs: Moments[] = [];
        while (runs.length < option("runs")) runs.push(await visit(browser, site.url + path));
        const at = (moment: keyof Moments) => median(runs.map((run) => run[moment]));
        const isMet = at("painted") <= targets.painted && at("hydrated") <= targets.hydrated;
        holds &&= isMet;
        const shown = (["painted", "largest", "hydrated", "loaded"] as const).map(
          (moment) => `${at(moment).toFixed(0)} ms`,
        );
        printRow([path, ...shown, isMet ? "holds" : "missed"]);
      }
      return holds;
    }),
  );
}

/** Loads a page for the first time, on a phone. */
async function visit(browser: Browser, address: string): Promise<Moments> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(address, { waitUntil: "load" });
    return await momentsOf(page);
  } finally {
    await context.close();
  }
}

async function momentsOf(page: Page): Promise<Moments> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  return page.evaluate(async () => {
    const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? NaN),
      ).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      painted: startOf("first-contentful-paint"),
      largest,
      hydrated: startOf("hydrated"),
      loaded: navigation?.duration ?? NaN,
    };
  });
}

import type { Page } from "@playwright/test";
import { numberOptions } from "./number-options.ts";
import { median } from "./quantile.ts";
import { withBrowser, withSite } from "./site.ts";
import { throttle, slowPhone } from "./throttle.ts";
import { printHeadings, printRow } from "./table.ts";

const targetMs = 100;
const names = ["About", "Solutions", "Projects", "Clients", "Team", "Careers", "Home"];

export const help = `  npm run bench -- route-changes [--runs 5]
      The time from a click on a prefetched link to the paint of its page, as medians of runs on a
      ${slowPhone.cpuSlowdown} times slower CPU. Then the files that hover, focus and touch prefetch.`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { runs: 5 });
  const viewport = { width: 1280, height: 800 };
  return withSite((site) =>
    withBrowser(async (browser) => {
      const open = async (): Promise<Page> => {
        const page = await browser.newPage({ baseURL: site.url, viewport, hasTouch: true });
        await throttle(page);
        await page.goto("/", { waitUntil: "networkidle" });
        return page;
      };
      const page = await open();
      const times = names.map((): number[] => []);
      // The first round warms up.
      for (let round = 0; round <= option("runs"); round++) {
        for (const [index, name] of names.entries()) {
          const time = await changeRoute(page, name);
          if (round > 0) times[index]?.push(time);
        }
      }
      await page.close();
      printHeadings(["page", "time to paint", "target"]);
      let holds = true;
      for (const [index, name] of names.entries()) {
        const ms = median(times[index] ?? []);
        holds &&= ms < targetMs;
        printRow([name, `${ms.toFixed(0)} ms`, ms < targetMs ? "holds" : "missed"]);
      }
      console.log("");
      printHeadings(["link", "prefetched files", "target"]);
      for (const [name, trigger] of Object.entries(triggers)) {
        const fresh = await open();
        const files = await countRequests(fresh, () => trigger(fresh));
        await fresh.close();
        holds &&= files > 0;
        printRow([name, String(files), files > 0 ? "holds" : "missed"]);
      }
      return holds;
    }),
  );
}

const linkTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

const triggers: Record<string, (page: Page) => Promise<void>> = {
  hovered: (page) => linkTo(page, "Careers").hover(),
  focused: (page) => linkTo(page, "Careers").focus(),
  touched: touch,
};

/** Touches the link without releasing it. */
async function touch(page: Page): Promise<void> {
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await linkTo(page, "Careers").boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
}

/** Counts the requests that an action causes. */
async function countRequests(page: Page, act: () => Promise<void>): Promise<number> {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await act();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  return files.length;
}

/** Hovers over a link, waits for its code, clicks it, and returns the ms from the click to the paint. */
async function changeRoute(page: Page, name: string): Promise<number> {
  const link = linkTo(page, name);
  await link.hover();
  await page.waitForLoadState("networkidle");
  const timing = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector("h1") === before) requestAnimationFrame(look);
              // The next frame starts after this one is painted.
              else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  return timing;
}

import { parseArgs } from "node:util";
import { codeBudgetOf, fontBudget, homePictureBudget } from "../testing/page-budgets.ts";
import { listPages, withBrowser, withSite, type PublicPage } from "./site.ts";
import { printHeadings, printRow } from "./table.ts";
import { weigh, type Weight } from "./weigh.ts";

export const help = `  npm run bench -- pages [--only /about]...
      The compressed size and the requests of each public page on its first load.`;

const kilobyte = 1024;

/** Measures every page and prints the table. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { only: { type: "string", multiple: true, default: [] } },
  });
  return withSite((site) =>
    withBrowser(async (browser) => {
      printHeadings(headings);
      let holds = true;
      for (const page of await listPages(site, values.only)) {
        const context = await browser.newContext({ baseURL: site.url });
        await context.addCookies([{ name: "language", value: page.language, url: site.url }]);
        const weight = await weigh(await context.newPage(), page.path);
        await context.close();
        const missed = missedTargets(page, weight);
        holds &&= missed.length === 0;
        printRow(rowOf(page, weight, missed));
      }
      return holds;
    }),
  );
}

const headings = [
  "page (KB of 1024 bytes)",
  "language",
  "HTML",
  "inline CSS",
  "JS",
  "total",
  "requests",
  "fonts",
  "images",
  "video",
  "target",
];

function rowOf({ path, language }: PublicPage, weight: Weight, missed: string[]): string[] {
  const { document, styles, script, code, font, image, media } = weight;
  const shown = (bytes: number) => (bytes / kilobyte).toFixed(1);
  return [
    path,
    language,
    ...[document, styles, script, code].map(shown),
    String(weight.requests),
    ...[font, image, media].map(shown),
    missed.length === 0 ? "holds" : `missed: ${missed.join(", ")}`,
  ];
}

function missedTargets({ path }: PublicPage, weight: Weight): string[] {
  const page = path.replace(/^\/vi(?=\/|$)/, "") || "/";
  const limits: [keyof Weight, number][] = [
    ["code", codeBudgetOf(page)],
    ["font", fontBudget],
    ["image", page === "/" ? homePictureBudget : Infinity],
  ];
  return (
    limits
      // A response without a length (NaN) misses the target.
      .filter(([kind, limit]) => !(weight[kind] <= limit))
      .map(([kind]) => kind)
  );
}

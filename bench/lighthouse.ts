import lighthouse from "lighthouse";
import { parseArgs } from "node:util";
import { freePort } from "#server/testing/free-port.ts";
import { SetupError } from "../scripts/setup/project.mjs";
import { median } from "./quantile.ts";
import { listPages, withBrowser, withSite, type PublicPage } from "./site.ts";
import { printHeadings, printRow } from "./table.ts";

export const help = `  npm run bench -- lighthouse [--only /about]... [--runs 3] [--cpu 1500]
      The Lighthouse scores of each public page on a phone, as medians of runs. A run that fails, or whose
      CPU index is below --cpu, is repeated at most nine times.`;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const attempts = 10;

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};
const figures = {
  "largest-contentful-paint": { name: "LCP", show: (ms: number) => `${(ms / 1000).toFixed(2)} s` },
  "total-blocking-time": { name: "TBT", show: (ms: number) => `${ms.toFixed(0)} ms` },
  "cumulative-layout-shift": { name: "CLS", show: (shift: number) => shift.toFixed(3) },
};

/** Audits every page and prints the table, then the audits that lost points. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      runs: { type: "string", default: "3" },
      cpu: { type: "string", default: "0" },
    },
  });
  const port = await freePort();
  return withSite((site) =>
    withBrowser(async () => {
      printHeadings(headings);
      const lost = new Set<string>();
      let holds = true;
      for (const page of await listPages(site, values.only)) {
        const reports: Report[] = [];
        for (let run = 0; run < Number(values.runs); run++) {
          reports.push(
            await auditWithRetries(() => audit(site.url, page, port), Number(values.cpu)),
          );
        }
        const missed = missedTargets(page, reports);
        holds &&= missed.length === 0;
        printRow(rowOf(page, reports, missed));
        for (const line of lostPoints(page, reports)) lost.add(line);
      }
      if (lost.size > 0) console.log(`\nLost points:\n\n${Array.from(lost).join("\n")}`);
      return holds;
    }, [`--remote-debugging-port=${port}`]),
  );
}

/** Retries, because a busy machine lowers a page's score or fails to trace it. */
async function auditWithRetries(
  audit: () => Promise<Report | undefined>,
  cpu: number,
): Promise<Report> {
  let report: Report | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    report = (await audit()) ?? report;
    if (report !== undefined && report.environment.benchmarkIndex >= cpu) break;
  }
  if (report === undefined) throw new SetupError("Lighthouse could not audit a page.");
  return report;
}

async function audit(
  siteUrl: string,
  { path, language }: PublicPage,
  port: number,
): Promise<Report | undefined> {
  const result = await lighthouse(siteUrl + path, {
    port,
    logLevel: "error",
    onlyCategories: Object.keys(categories),
    extraHeaders: { cookie: `language=${language}` },
  });
  const failure = result?.lhr.runtimeError;
  if (failure !== undefined) console.error(`${path}: ${failure.message}`);
  return failure === undefined ? result?.lhr : undefined;
}

const headings = [
  "page",
  "language",
  ...Object.values(categories),
  ...Object.values(figures).map(({ name }) => name),
  "CPU index",
  "target",
];

function rowOf({ path, language }: PublicPage, reports: Report[], missed: string[]): string[] {
  return [
    path,
    language,
    ...Object.keys(categories).map((id) => String(scoreOf(reports, id))),
    ...Object.entries(figures).map(([id, { show }]) =>
      show(median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))),
    ),
    // A slow machine lowers the scores.
    median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0),
    missed.length === 0 ? "holds" : `missed: ${missed.join(", ")}`,
  ];
}

const scoreOf = (reports: Report[], category: string) =>
  Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0)));

/** A page hidden from search engines may fail only `is-crawlable`. */
function missedTargets({ path, isIndexed }: PublicPage, reports: Report[]): string[] {
  const isAbout = path.endsWith("/about");
  return Object.entries(categories)
    .filter(([id]) => {
      if (id === "performance") return scoreOf(reports, id) < (isAbout ? 95 : 99);
      if (id === "seo" && !isIndexed) return failedAudits(reports, id).join() !== "is-crawlable";
      return scoreOf(reports, id) < 100;
    })
    .map(([, name]) => name);
}

function failedAudits(reports: Report[], category: string): string[] {
  const failed = reports.flatMap(({ audits, categories }) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return Array.from(new Set(failed));
}

/** The failed audits of a page, except performance, with their titles. */
function lostPoints({ path, language }: PublicPage, reports: Report[]): string[] {
  return Object.keys(categories)
    .filter((id) => id !== "performance")
    .flatMap((id) => failedAudits(reports, id))
    .map((id) => `- ${path} (${language}): ${id}: ${reports[0]?.audits[id]?.title ?? ""}`);
}

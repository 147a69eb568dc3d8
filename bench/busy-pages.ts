import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { withSeededStore } from "./list-stores.ts";
import { numberOptions } from "./number-options.ts";
import { waitUntilRendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { sendResume } from "./uploads.ts";
import { everyMs, timesOfPages } from "./visitor.ts";

const concurrency = 8;
const bytes = 1024 * 1024;
const maxMs = 100;

export const help = `  npm run bench -- busy-pages [--rows 100000] [--seconds 10] [--rounds 3]
      The response time of a page, requested every ${everyMs} ms, during ${concurrency} concurrent uploads of 1 MB into SQLite
      with this many applications and accounts and rate limits on. Target: p99 below ${maxMs} ms. Linux only.`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { rows: 100_000, seconds: 10, rounds: 3 });
  const milliseconds = option("seconds") * 1_000;
  return withSeededStore("SQLite", option("rows"), (environment) =>
    // Each upload comes from its own network, as behind a proxy.
    withServer({ ...environment, RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1,::1" }, (site) =>
      measure(site, milliseconds, option("rounds")),
    ),
  );
}

async function measure(site: Site, milliseconds: number, rounds: number): Promise<boolean> {
  await waitUntilRendered(site.pid);
  await uploadsDuring(site, 2_000);
  printHeadings(["load", "pages", "page p50, ms", "page p99, ms", "slowest, ms", "uploads/s"]);
  const baseline = await timesOfPages(site.url, () => pause(milliseconds));
  print("none", baseline, "");
  let worst = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let stored = 0;
    const times = await timesOfPages(site.url, async () => {
      stored = await uploadsDuring(site, milliseconds);
    });
    print(`${concurrency} concurrent uploads`, times, ((stored / milliseconds) * 1_000).toFixed(1));
    worst = Math.max(worst, quantile(times, 0.99));
  }
  const holds = worst < maxMs;
  console.log(`\nThe target ${holds ? "holds" : "is missed"}.`);
  return holds;
}

function print(name: string, times: readonly number[], uploads: string): void {
  const figures = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  printRow([name, String(times.length), ...figures.map((time) => time.toFixed(1)), uploads]);
}

let applicants = 0;

/** Uploads resumes for this time and returns the number stored. */
async function uploadsDuring({ url }: Site, milliseconds: number): Promise<number> {
  const startedAt = performance.now();
  let stored = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (performance.now() - startedAt < milliseconds) {
        applicants += 1;
        const from = `10.${applicants >> 16}.${(applicants >> 8) & 255}.${applicants & 255}`;
        const status = await sendResume(url, { index: applicants, bytes, from });
        if (status !== 201) throw new Error(`An upload returned ${status}`);
        stored += 1;
      }
    }),
  );
  return stored;
}

import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { fillResumeTexts } from "../scripts/seed/resume-texts.ts";
import { admin, withServer } from "../e2e/server.ts";
import { callerOf, warmUp } from "./list-caller.ts";
import { withSeededStore, type Engine } from "./list-stores.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

export const help = `  npm run bench -- text-search [--rows 100000] [--samples 40] [--only SQLite]
      Searches of words in resumes of 4 KB on both engines, with the size of the index and the time to build
      it. Target: 150 ms for the median of each search.`;

const engines: readonly Engine[] = ["SQLite", "PostgreSQL"];
const targetMs = 150;

/** Searches, and the share of resumes that contain their words. */
const searches = {
  "one resume in 30,000": "zebrafish",
  "one resume in 50": "rust",
  "every second resume": "kubernetes",
  "every resume": "kinh",
  "three words, every resume": "kinh nghiem nhung",
  "the same with diacritics": "kinh nghiệm nhúng",
  "a beginning of many words": "com",
  "names and resumes": "nguyen",
  "no match": "khongcoai",
};

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: "string", default: "100000" },
      samples: { type: "string", default: "40" },
      only: { type: "string" },
    },
  });
  let holds = true;
  for (const engine of engines.filter((one) => values.only === undefined || one === values.only)) {
    const rows = Number(values.rows);
    holds =
      (await withSeededStore(engine, rows, (environment) =>
        measure(engine, environment, Number(values.samples)),
      )) && holds;
  }
  return holds;
}

async function measure(
  engine: Engine,
  environment: Record<string, string>,
  samples: number,
): Promise<boolean> {
  const { rows, seconds, indexBytes, storeBytes } = await fillResumeTexts(environment);
  const mb = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  console.log(
    `\n**${engine}**: ${rows.toLocaleString("en")} texts written in ${seconds.toFixed(0)} s, index ${mb(indexBytes)}, store ${mb(storeBytes)} larger\n`,
  );
  const account = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer({ ...environment, ...account }, async ({ url }) => {
    const call = await callerOf(url);
    await warmUp(call);
    const times = new Map(Object.keys(searches).map((name) => [name, new Array<number>()]));
    for (let round = 0; round <= samples; round += 1) {
      for (const [name, q] of Object.entries(searches)) {
        const startedAt = performance.now();
        await call(`/applications?q=${encodeURIComponent(q)}`);
        if (round > 0) times.get(name)?.push(performance.now() - startedAt);
      }
    }
    printHeadings(["search", "p50", "p99", "target"]);
    let holds = true;
    for (const [name, taken] of times) {
      const p50 = quantile(taken, 0.5);
      holds &&= p50 <= targetMs;
      const isMet = p50 <= targetMs ? "holds" : "missed";
      printRow([name, p50.toFixed(1), quantile(taken, 0.99).toFixed(1), isMet]);
    }
    return holds;
  });
}

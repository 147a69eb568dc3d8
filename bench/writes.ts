import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import * as z from "zod/mini";
import { withServer } from "../e2e/server.ts";
import { numberOptions } from "./number-options.ts";
import { waitUntilRendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { sendResume } from "./uploads.ts";

const concurrency = 8;
const bytes = 1024 * 1024;
const target = 0.5;

export const help = `  npm run bench -- writes [--rounds 5] [--seconds 4]
      Applications with a 1 MB resume per second, ${concurrency} concurrently, compared with a minimal Node server that
      receives, hashes, writes and flushes the same forms, in turns. Target: ${target} of its rate.`;

export async function run(args: string[]): Promise<boolean> {
  const option = numberOptions(args, { rounds: 5, seconds: 4 });
  const milliseconds = option("seconds") * 1_000;
  const folder = await mkdtemp(join(tmpdir(), "bench-writes-"));
  const child = fork(join(import.meta.dirname, "writes", "minimal-server.ts"), [folder]);
  try {
    const [port] = await once(child, "message");
    const minimal = `http://127.0.0.1:${z.number().parse(port)}`;
    return await withServer({}, async (site) => {
      await waitUntilRendered(site.pid);
      return compare(site.url, minimal, option("rounds"), milliseconds);
    });
  } finally {
    child.disconnect();
    await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(ours: string, minimal: string, rounds: number, milliseconds: number) {
  await rateOf(ours, milliseconds);
  await rateOf(minimal, milliseconds);
  const rates: { ours: number; minimal: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({
      ours: await rateOf(ours, milliseconds),
      minimal: await rateOf(minimal, milliseconds),
    });
  }
  const ratio = quantile(
    rates.map((rate) => rate.ours / rate.minimal),
    0.5,
  );
  printHeadings(["server", "1 MB resumes/s", "of minimal"]);
  const median = (of: "ours" | "minimal") =>
    quantile(
      rates.map((rate) => rate[of]),
      0.5,
    ).toFixed(1);
  printRow(["receive, hash, write, flush", median("minimal"), "1.00"]);
  printRow(["ours", median("ours"), ratio.toFixed(2)]);
  console.log(`\nThe target ${ratio >= target ? "holds" : "is missed"}.`);
  return ratio >= target;
}

let applicants = 0;

async function rateOf(url: string, milliseconds: number): Promise<number> {
  const startedAt = performance.now();
  let stored = 0;
  const isOver = () => performance.now() - startedAt > milliseconds;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (!isOver()) {
        applicants += 1;
        const status = await sendResume(url, { index: applicants, bytes });
        if (status !== 201) throw new Error(`An upload returned ${status}`);
        stored += 1;
      }
    }),
  );
  return (stored / (performance.now() - startedAt)) * 1_000;
}

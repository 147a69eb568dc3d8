import { parseArgs } from "node:util";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import * as z from "zod/mini";
import { withServer } from "../e2e/server.ts";
import { rendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { sendResume } from "./uploads.ts";

const atOnce = 8;
const bytes = 1024 * 1024;
const target = 0.5;

export const help = `  npm run bench -- writes [--rounds 5] [--seconds 4]
      Applications with a resume of 1 MB a second, ${atOnce} at once, beside a program of Node alone that receives
      the same forms, hashes them, writes them and flushes them to the disk: by turns. At least ${target} of its rate.`;

export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
    },
  });
  const milliseconds = Number(values.seconds) * 1_000;
  const folder = await mkdtemp(join(tmpdir(), "bench-writes-"));
  const child = fork(join(import.meta.dirname, "writes", "least-server.ts"), [folder]);
  try {
    const [port] = await once(child, "message");
    const least = `http://127.0.0.1:${z.number().parse(port)}`;
    return await withServer({}, async (site) => {
      await rendered(site.pid);
      return compare(site.url, least, Number(values.rounds), milliseconds);
    });
  } finally {
    child.disconnect();
    await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(ours: string, least: string, rounds: number, milliseconds: number) {
  await rateOf(ours, milliseconds);
  await rateOf(least, milliseconds);
  const rates: { ours: number; least: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rates.push({
      ours: await rateOf(ours, milliseconds),
      least: await rateOf(least, milliseconds),
    });
  }
  const ratio = quantile(
    rates.map((rate) => rate.ours / rate.least),
    0.5,
  );
  printHeadings(["server", "resumes of 1 MB a second", "of the least"]);
  const median = (of: "ours" | "least") =>
    quantile(
      rates.map((rate) => rate[of]),
      0.5,
    ).toFixed(1);
  printRow(["receive, hash, write, flush", median("least"), "1.00"]);
  printRow(["ours", median("ours"), ratio.toFixed(2)]);
  console.log(`\nThe target ${ratio >= target ? "holds" : "is missed"}.`);
  return ratio >= target;
}

let applicants = 0;

async function rateOf(url: string, milliseconds: number): Promise<number> {
  const begun = performance.now();
  let stored = 0;
  const isOver = () => performance.now() - begun > milliseconds;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        applicants += 1;
        const status = await sendResume(url, { index: applicants, bytes });
        if (status !== 201) throw new Error(`An upload was answered ${status}`);
        stored += 1;
      }
    }),
  );
  return (stored / (performance.now() - begun)) * 1_000;
}

import { hash, verify } from "@node-rs/argon2";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { defaultCost as cost, hashConcurrency } from "#server/testing/password-cost.ts";
import { admin, withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { waitUntilRendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { everyMs, timesOfPages } from "./visitor.ts";

const concurrency = 4;
const rounds = 5;
const milliseconds = 4_000;
const targets = { ratio: 0.8, pageP99Ms: 20 } as const;

export const help = `  npm run bench -- sign-in-rate
      Sign-ins per second of ${concurrency} concurrent users, compared with plain argon2 at the server's concurrency, in
      turns. Target: a ratio of ${targets.ratio}. A page is requested every ${everyMs} ms during both. Target: p99 below
      ${targets.pageP99Ms} ms.`;

export async function run(): Promise<boolean> {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer(environment, compare);
}

async function compare(site: Site): Promise<boolean> {
  await waitUntilRendered(site.pid);
  const passwordHash = await hash(admin.password, cost);
  const baseline = await timesOfPages(site.url, () => pause(milliseconds));
  const plain: Round[] = [];
  const served: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await measure(site, () => verify(passwordHash, admin.password), hashConcurrency));
    served.push(await measure(site, () => signIn(site), concurrency));
  }
  const ratio = quantile(
    served.map(({ rate }, round) => rate / (plain[round]?.rate ?? 0)),
    0.5,
  );
  const p99 = quantile(
    served.flatMap(({ times }) => times),
    0.99,
  );
  printHeadings(["load", "per second", "of plain argon2", "page p99, ms"]);
  const row = (name: string, done: readonly Round[], ratio: string) =>
    printRow([
      name,
      quantile(
        done.map(({ rate }) => rate),
        0.5,
      ).toFixed(1),
      ratio,
      quantile(
        done.flatMap(({ times }) => times),
        0.99,
      ).toFixed(1),
    ]);
  printRow(["none", "", "", quantile(baseline, 0.99).toFixed(1)]);
  row("plain argon2", plain, "1.00");
  row("sign-ins", served, ratio.toFixed(2));
  const holds = ratio >= targets.ratio && p99 < targets.pageP99Ms;
  console.log(`\nThe targets ${holds ? "hold" : "are missed"}.`);
  return holds;
}

/** Operations per second, and the page times during them. */
type Round = { rate: number; times: number[] };

async function measure(site: Site, work: () => Promise<unknown>, workers: number): Promise<Round> {
  let rate = 0;
  const times = await timesOfPages(site.url, async () => {
    rate = await rateOf(work, workers);
  });
  return { rate, times };
}

async function rateOf(work: () => Promise<unknown>, atOnce: number): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - startedAt < milliseconds) {
        await work();
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - startedAt)) * 1_000;
}

async function signIn({ url }: Site): Promise<void> {
  const body = JSON.stringify(admin);
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body });
  await response.text();
  if (response.status !== 200) throw new Error(`A sign-in returned ${response.status}`);
}

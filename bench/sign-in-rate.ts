import { hash, verify } from "@node-rs/argon2";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { defaultCost as cost, hashConcurrency } from "#server/testing/password-cost.ts";
import { admin, withServer, type Site } from "../e2e/server.ts";
import { rendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { everyMs, timesOfPages } from "./visitor.ts";

const atOnce = 4;
const rounds = 5;
const milliseconds = 4_000;
const most = { ofLimit: 0.8, pageP99Ms: 20 } as const;

export const help = `  npm run bench -- sign-in-rate
      Sign-ins a second of ${atOnce} people at once, beside argon2 alone in a program of its own, with as many checks at
      once as the server makes: by turns, at least ${most.ofLimit} of it. Meanwhile a page is asked for every ${everyMs} ms in both
      cases; 99 of 100 are there within ${most.pageP99Ms} ms.`;

export async function run(): Promise<boolean> {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer(environment, compare);
}

async function compare(site: Site): Promise<boolean> {
  await rendered(site.pid);
  const kept = await hash(admin.password, cost);
  const quiet = await timesOfPages(site.url, () => pause(milliseconds));
  const limits: Round[] = [];
  const served: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await measure(site, () => verify(kept, admin.password), hashConcurrency));
    served.push(await measure(site, () => signIn(site), atOnce));
  }
  const ofLimit = quantile(
    served.map(({ rate }, round) => rate / (limits[round]?.rate ?? 0)),
    0.5,
  );
  const p99 = quantile(
    served.flatMap(({ times }) => times),
    0.99,
  );
  printHeadings(["meanwhile", "a second", "of argon2 alone", "p99 of a page, ms"]);
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
  printRow(["nothing", "", "", quantile(quiet, 0.99).toFixed(1)]);
  row("argon2 alone", limits, "1.00");
  row("sign-ins", served, ofLimit.toFixed(2));
  const holds = ofLimit >= most.ofLimit && p99 < most.pageP99Ms;
  console.log(`\nThe targets ${holds ? "hold" : "are missed"}.`);
  return holds;
}

/** What was done a second, and how long each page took meanwhile. */
type Round = { rate: number; times: number[] };

async function measure(site: Site, work: () => Promise<unknown>, workers: number): Promise<Round> {
  let rate = 0;
  const times = await timesOfPages(site.url, async () => {
    rate = await rateOf(work, workers);
  });
  return { rate, times };
}

async function rateOf(work: () => Promise<unknown>, atOnce: number): Promise<number> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - begun < milliseconds) {
        await work();
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - begun)) * 1_000;
}

async function signIn({ url }: Site): Promise<void> {
  const body = JSON.stringify(admin);
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body });
  await answer.text();
  if (answer.status !== 200) throw new Error(`A sign-in was answered ${answer.status}`);
}

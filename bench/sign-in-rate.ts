import { hash, verify } from "@node-rs/argon2";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { withServer, type Site } from "../e2e/server.ts";
import { rendered } from "./process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";
import { everyMs, timesOfPages } from "./visitor.ts";

const admin = { email: "admin@company.example", password: "bronze drum of the measurement" };
const atOnce = 4;
/** As the server has them. */
const lanes = 2;
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const rounds = 5;
const milliseconds = 4_000;
const most = { ofLimit: 0.8, pageP99Ms: 20 } as const;

export const help = `  npm run bench -- sign-in-rate
      Sign-ins a second of ${atOnce} people at once, beside what the two lanes for passwords check where nothing else is
      to do: by turns, at least ${most.ofLimit} of it. Meanwhile a page is asked for every ${everyMs} ms; 99 of 100 within ${most.pageP99Ms} ms.`;

export async function run(): Promise<boolean> {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  return withServer(environment, compare);
}

async function compare(site: Site): Promise<boolean> {
  await rendered(site.pid);
  const kept = await hash(admin.password, cost);
  const check = () => verify(kept, admin.password);
  const quiet = await timesOfPages(site.url, () => pause(milliseconds));
  const limits: number[] = [];
  const rates: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await rateOf(check, lanes));
    const times = timesOfPages(site.url, async () =>
      rates.push(await rateOf(() => signIn(site), atOnce)),
    );
    busy.push(...(await times));
  }
  const ofLimit = quantile(
    rates.map((rate, round) => rate / (limits[round] ?? 0)),
    0.5,
  );
  const p99 = { quiet: quantile(quiet, 0.99), busy: quantile(busy, 0.99) };
  printHeadings(["what", "measured", "compared with", "ratio"]);
  const [rate, limit] = [rates, limits].map((values) => quantile(values, 0.5).toFixed(1));
  printRow(["sign-ins a second", rate ?? "", `${limit} that two lanes check`, ofLimit.toFixed(2)]);
  const ratio = (p99.busy / p99.quiet).toFixed(1);
  printRow(["p99 of a page, ms", p99.busy.toFixed(1), `${p99.quiet.toFixed(1)} without`, ratio]);
  const holds = ofLimit >= most.ofLimit && p99.busy < most.pageP99Ms;
  console.log(`\nThe targets ${holds ? "hold" : "are missed"}.`);
  return holds;
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

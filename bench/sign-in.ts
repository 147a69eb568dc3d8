import { performance } from "node:perf_hooks";
import { admin, withServer, type Site } from "../e2e/server.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

const samples = 300;

/** Sign-ins that fail, which must not be told apart by the time they take. */
const kinds = {
  "unknown address": (sample: number) => ({
    email: `nobody${sample}@company.example`,
    password: "not the password at all",
  }),
  "wrong password": () => ({ email: admin.email, password: "not the password at all" }),
} as const;

type Kind = keyof typeof kinds;

/** Medians this near to one another count as the same time. */
const tolerance = 0.05;

export const help = `  npm run bench -- sign-in
      The time a sign-in takes that fails because the address is unknown, and because the password is
      wrong: ${samples} of each, by turns. Their medians must lie within ${tolerance * 100} % of one another.`;

export async function run(): Promise<boolean> {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const times = await withServer(environment, measure);
  printHeadings(["sign-in with", "samples", "median ms", "p95 ms"]);
  for (const [kind, taken] of Object.entries(times)) {
    const figures = [quantile(taken, 0.5), quantile(taken, 0.95)].map((time) => time.toFixed(2));
    printRow([kind, String(taken.length), ...figures]);
  }
  const ratio = quantile(times["unknown address"], 0.5) / quantile(times["wrong password"], 0.5);
  const holds = Math.abs(ratio - 1) <= tolerance;
  console.log(`\nMedians: ${ratio.toFixed(3)} to 1, ${holds ? "within" : "beyond"} the target.`);
  return holds;
}

/** By turns, and in changing order, so that whatever else the machine does falls on both alike. */
async function measure(site: Site): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { "unknown address": [], "wrong password": [] };
  const order: Kind[] = ["unknown address", "wrong password"];
  // The first calls find everything cold.
  for (const kind of order) await timeOf(site, kind, 0);
  for (let sample = 1; sample <= samples; sample += 1) {
    for (const kind of order) times[kind].push(await timeOf(site, kind, sample));
    order.reverse();
  }
  return times;
}

async function timeOf({ url }: Site, kind: Kind, sample: number): Promise<number> {
  const body = JSON.stringify(kinds[kind](sample));
  const headers = { "content-type": "application/json" };
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body });
  await answer.text();
  const taken = performance.now() - begun;
  if (answer.status !== 401) throw new Error(`A sign-in was answered ${answer.status}`);
  return taken;
}

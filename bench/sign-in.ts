import { performance } from "node:perf_hooks";
import { admin, withServer } from "../e2e/server.ts";
import type { Site } from "../e2e/server-process.ts";
import { quantile } from "./quantile.ts";
import { printHeadings, printRow } from "./table.ts";

const samples = 300;

/** Failing sign-ins, which must take the same time. */
const kinds = {
  "unknown address": (sample: number) => ({
    email: `stranger${sample}@company.example`,
    password: "not the password at all",
  }),
  "wrong password": () => ({ email: admin.email, password: "not the password at all" }),
} as const;

type Kind = keyof typeof kinds;

/** The allowed relative difference of the medians. */
const tolerance = 0.05;

export const help = `  npm run bench -- sign-in
      The time of sign-ins with an unknown address and with a wrong password, ${samples} of each in turns.
      Target: medians within ${tolerance * 100} % of each other.`;

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
  console.log(`\nMedians: ${ratio.toFixed(3)} to 1, the target ${holds ? "holds" : "is missed"}.`);
  return holds;
}

/** Alternates the order, so that other load on the machine affects both alike. */
async function measure(site: Site): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { "unknown address": [], "wrong password": [] };
  const order: Kind[] = ["unknown address", "wrong password"];
  // Warms up.
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
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/v1/auth/login`, { method: "POST", headers, body });
  await response.text();
  const taken = performance.now() - startedAt;
  if (response.status !== 401) throw new Error(`A sign-in returned ${response.status}`);
  return taken;
}

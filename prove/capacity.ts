import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "#server/testing/wait-until.ts";
import { waitUntilRendered } from "../bench/process.ts";
import { quantile } from "../bench/quantile.ts";
import { attackEach, type AttackedSite } from "./attacks/site.ts";
import { smallSitePaths, startVisitors, wholeSitePaths } from "./attacks/visitors.ts";
import {
  applyWithRetries,
  home,
  isQueueFull,
  signInWithRetries,
  type Attempts,
} from "./capacity/clients.ts";
import { startStorm, type Strength } from "./capacity/storm-process.ts";
import { longWait, type Effort, type Finding, type Suite } from "./suite.ts";

/** The limit for the p99 of public pages, checked in the long form only. */
const targetMs = 500;

/** The short one keeps the password queue full. */
const strengths: Record<Effort, Strength> = {
  short: { signIns: 130, uploads: 10, slow: 50 },
  long: { signIns: 100, uploads: 50, slow: 500 },
};

/** Rate limits are on, and a trusted proxy header lets attackers use thousands of networks. */
const environment = { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "warn" };

export const suite: Suite = {
  // The engine changes only the speed.
  prove: (effort) =>
    attackEach(effort, environment, (site, engine) => attack(site, engine, effort)),
};

async function attack(site: AttackedSite, engine: string, effort: Effort): Promise<Finding> {
  const isLong = effort === "long";
  // Rendering after the start uses the same cores.
  await waitUntilRendered(site.pid);
  const visitors = startVisitors(site.url, isLong ? wholeSitePaths : smallSitePaths);
  // The first request of each page misses the cache.
  if (isLong) await pause(2_000);
  visitors.takeTimes();
  if (isLong) await pause(3_000);
  const quiet = visitors.takeTimes();
  const storm = await startStorm(site.url, strengths[effort]);
  raisePriority(true);
  const startedAt = performance.now();
  const isFull = () => isQueueFull(site.url);
  await waitUntil("a full password queue", isFull, longWait);
  visitors.takeTimes();
  const applicants = await Promise.all(
    Array.from({ length: 3 }, () => applyWithRetries(site.url, home)),
  );
  await pause(Math.max(0, (isLong ? 30_000 : 3_000) - (performance.now() - startedAt)));
  const during = visitors.takeTimes();
  const responses = await storm.responses();
  storm.stop();
  const laterSignIn = await signInWithRetries(site.url, home);
  await visitors.stop();
  raisePriority(false);

  const p99 = quantile(during.times, 0.99);
  const faults = Object.entries(responses).filter(([what]) => /^\S+ 5(?!03)/.test(what));
  const isFast = !isLong || p99 < targetMs;
  const msOf = (times: readonly number[], share: number) => quantile(times, share).toFixed(1);
  const baseline = isLong
    ? ` (without load ${msOf(quiet.times, 0.5)} and ${msOf(quiet.times, 0.99)} ms)`
    : "";
  return {
    threat: "R1, R2, R4: sign-ins, uploads and slow connections at once",
    test: `${storm.description}, ${engine}`,
    runs: Object.values(responses).reduce((sum, count) => sum + count, 0),
    result:
      `pages p50 ${msOf(during.times, 0.5)} ms, p99 ${p99.toFixed(1)} ms${baseline}, ` +
      `${during.failed} of ${during.times.length} failed; accepted: ${share(applicants)} applicants, ` +
      `${share([laterSignIn])} sign-ins afterwards; responses to the attackers: ${listCounts(responses)}`,
    held:
      during.failed + faults.length === 0 &&
      isFast &&
      [...applicants, laterSignIn].every(({ isServed }) => isServed),
  };
}

/** Raises the priority of this process, because real visitors do not share CPUs with the server. */
function raisePriority(isRaised: boolean): void {
  try {
    setPriority(isRaised ? -10 : 0);
  } catch {
    // Needs root.
  }
}

function share(people: readonly Attempts[]): string {
  const served = people.filter(({ isServed }) => isServed);
  const longest = Math.max(0, ...served.map(({ seconds }) => seconds));
  return `${served.length} of ${people.length} (within ${longest.toFixed(1)} s)`;
}

const listCounts = (responses: Readonly<Record<string, number>>) =>
  Object.entries(responses)
    .map(([what, count]) => `${what} x ${count.toLocaleString("en")}`)
    .join(", ");

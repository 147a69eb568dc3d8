import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { waitUntil } from "#server/testing/wait-until.ts";
import { rendered } from "../bench/process.ts";
import { quantile } from "../bench/quantile.ts";
import { engines, withAttackedSite, type AttackedSite } from "./attacks/site.ts";
import { smallSitePaths, startVisitors, wholeSitePaths } from "./attacks/visitors.ts";
import {
  applyPatiently,
  home,
  isSomebodyTurnedAway,
  signInPatiently,
  type Patience,
} from "./capacity/honest.ts";
import { startStorm, type Strength } from "./capacity/storm-process.ts";
import { startSmallSite } from "./small-site.ts";
import { patience, type Effort, type Finding, type Suite } from "./suite.ts";

/** What public pages take at most, of which 99 of 100 do. Judged in the long form alone: it says nothing on a busy machine. */
const targetMs = 500;

/** The short one is enough to keep the queue of the passwords full. */
const strengths: Record<Effort, Strength> = {
  short: { signIns: 130, uploads: 10, slow: 50 },
  long: { signIns: 100, uploads: 50, slow: 500 },
};

/** Limits on, and a proxy that tells who asks: attackers come from thousands of networks. */
const environment = { RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "warn" };

export const suite: Suite = {
  name: "capacity",
  prove: async (effort) => {
    const findings: Finding[] = [];
    // Who is served does not depend on the engine, only how fast: the short form takes one.
    const [some, start] =
      effort === "short" ? [["sqlite"] as const, startSmallSite] : [engines, undefined];
    for (const engine of some) {
      const work = (site: AttackedSite) => attack(site, engine, effort);
      findings.push(await withAttackedSite(engine, environment, work, start));
    }
    return findings;
  },
};

async function attack(site: AttackedSite, engine: string, effort: Effort): Promise<Finding> {
  const isLong = effort === "long";
  // A server that has just started renders its pages, on the cores that are measured.
  await rendered(site.pid);
  const visitors = startVisitors(site.url, isLong ? wholeSitePaths : smallSitePaths);
  // The first of each page finds it unmade.
  if (isLong) await pause(2_000);
  visitors.taken();
  if (isLong) await pause(3_000);
  const quiet = visitors.taken();
  const storm = await startStorm(site.url, strengths[effort]);
  goFirst(true);
  const begun = performance.now();
  const isFull = () => isSomebodyTurnedAway(site.url);
  await waitUntil("the queue of the passwords to be full", isFull, patience);
  visitors.taken();
  const applicants = await Promise.all(
    Array.from({ length: 3 }, () => applyPatiently(site.url, home)),
  );
  await pause(Math.max(0, (isLong ? 30_000 : 3_000) - (performance.now() - begun)));
  const during = visitors.taken();
  const answers = await storm.answers();
  storm.stop();
  const afterwards = await signInPatiently(site.url, home);
  await visitors.stop();
  goFirst(false);

  const p99 = quantile(during.times, 0.99);
  const faults = Object.entries(answers).filter(([what]) => /^\S+ 5(?!03)/.test(what));
  const isFast = !isLong || p99 < targetMs;
  const msOf = (times: readonly number[], share: number) => quantile(times, share).toFixed(1);
  const quietly = isLong
    ? ` (quiet ${msOf(quiet.times, 0.5)} and ${msOf(quiet.times, 0.99)} ms)`
    : "";
  return {
    threat: "R1, R2, R4: sign-ins, uploads and slow connections at once",
    done: `${storm.words}, ${engine}`,
    times: Object.values(answers).reduce((sum, count) => sum + count, 0),
    result:
      `pages p50 ${msOf(during.times, 0.5)} ms, p99 ${p99.toFixed(1)} ms${quietly}, ` +
      `${during.refused} of ${during.times.length} not served; served: ${share(applicants)} applicants, ` +
      `${share([afterwards])} sign-ins once it was over; the attackers heard ${told(answers)}`,
    held:
      during.refused + faults.length === 0 &&
      isFast &&
      [...applicants, afterwards].every(({ isServed }) => isServed),
  };
}

/**
 * In the world visitors have processors of their own. Where this process may say so, what is theirs goes
 * before the server; elsewhere they wait for a processor as well.
 */
function goFirst(isFirst: boolean): void {
  try {
    setPriority(isFirst ? -10 : 0);
  } catch {
    // Only root may.
  }
}

function share(people: readonly Patience[]): string {
  const served = people.filter(({ isServed }) => isServed);
  const longest = Math.max(0, ...served.map(({ seconds }) => seconds));
  return `${served.length} of ${people.length} (within ${longest.toFixed(1)} s)`;
}

const told = (answers: Readonly<Record<string, number>>) =>
  Object.entries(answers)
    .map(([what, count]) => `${what} x ${count.toLocaleString("en")}`)
    .join(", ");

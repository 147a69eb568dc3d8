import { globSync } from "node:fs";
import { root, run } from "../scripts/setup/project.mjs";
import type { Effort, Finding, Suite } from "./suite.ts";

const yearEnd = { name: "31 December, 23:50", at: "2026-12-31T23:50:00+07:00" };
const starts: Record<Effort, readonly { name: string; at: string }[]> = {
  short: [yearEnd],
  long: [
    { name: "Saturday, 22:00", at: "2026-12-05T22:00:00+07:00" },
    { name: "the last minute of a day", at: "2026-12-09T23:59:00+07:00" },
    yearEnd,
  ],
};
const tests: Record<Effort, string> = {
  short: "server/{hiring/interviews,panel/overview}/*.test.ts",
  long: "server/**/*.test.ts",
};

/** Runs server tests on SQLite while the clocks of all their processes start at an edge of the calendar. */
export const suite: Suite = {
  prove: async (effort) => {
    const files = globSync(tests[effort], { cwd: root });
    const findings: Finding[] = [];
    for (const { name, at } of starts[effort]) {
      const held = await runAt(at, files);
      findings.push({
        threat: "a day, a weekend or a year ends",
        test: `server tests that start on ${name} in Vietnam`,
        runs: files.length,
        result: held ? "all pass" : `see above, or run them with TEST_CLOCK=${at}`,
        held,
      });
    }
    return findings;
  },
};

async function runAt(clock: string, files: readonly string[]): Promise<boolean> {
  const limits = ["--test-concurrency=2", "--test-timeout=300000", "--test-force-exit"];
  const preload = [...process.execArgv, "--import", "./testing/shifted-clock.mjs"];
  const args = [...preload, "--test", "--test-reporter=dot", ...limits, ...files];
  const env = { ...process.env, TEST_CLOCK: clock, SKIP_POSTGRES: "1" };
  return (await run(process.execPath, args, { env })) === 0;
}

import { bootMachine, obstacle, type Machine } from "./documents/machine.ts";
import { plan } from "./documents/plan.ts";
import type { Step } from "./documents/step.ts";
import { findUnplanned } from "./documents/unplanned.ts";
import { skipped, type Finding, type Suite } from "./suite.ts";

const threat = "O2: a command of the documents fails";

export const suite: Suite = {
  prove: async () => {
    const coverage = await checkCoverage();
    const reason = obstacle();
    const test = "the pages in the order of an operator, on a fresh Debian 12";
    if (reason !== undefined) return [coverage, skipped({ threat, test }, reason)];
    const machine = await bootMachine();
    try {
      return [coverage, runPlan(machine, test)];
    } finally {
      await machine.remove();
    }
  },
};

async function checkCoverage(): Promise<Finding> {
  const { wrong, commands, notRun } = await findUnplanned();
  return {
    threat,
    test: "docs/operations.md and docs/owner.md: each command is run, or named as not run",
    runs: commands,
    result: wrong.length > 0 ? `not so: ${wrong.join("; ")}` : `${notRun} are named as not run`,
    held: wrong.length === 0,
  };
}

function runPlan(machine: Machine, test: string): Finding {
  for (const [at, step] of plan.entries()) {
    process.stderr.write(`documents ${at + 1} of ${plan.length}: ${step.text ?? "preparation"}\n`);
    const problem = runStep(machine, step);
    if (problem === undefined) continue;
    return { threat, test, runs: at + 1, result: problem, held: false };
  }
  const result = `all commands succeed and print what they promise`;
  return { threat, test, runs: plan.length, result, held: true };
}

/** Returns what went wrong. */
function runStep(
  machine: Machine,
  { text, run = text ?? "", expect = /(?:)/ }: Step,
): string | undefined {
  const { code, output } = machine.run(run);
  if (code === 0 && expect.test(output)) return undefined;
  process.stderr.write(`${output.split("\n").slice(-40).join("\n")}\n`);
  return `${text ?? run}: exit code ${code}${code === 0 ? `, prints no ${expect}` : ""}`;
}

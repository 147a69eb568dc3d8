import { parseArgs } from "node:util";
import { describeRun } from "../bench/describe-run.ts";
import { printRow } from "../bench/table.ts";
import { ensurePostgres, startPostgres } from "../testing/postgres.ts";
import { root, runCommand, SetupError } from "../scripts/setup/project.mjs";
import { buildSite } from "../scripts/setup/site-build.ts";
import type { Effort, Finding } from "./suite.ts";
import { loadSuite, longOnly, suites } from "./suites.ts";

const names: readonly string[] = suites;
/** Runs beside the others in the short form, because it mostly waits for timeouts. */
const backgroundSuite = "slow";

const help = `npm run prove -- [NAME...] [--short]

Runs fault-injection tests against a real server and prints a Markdown table with a row for each promise.
The exit code is 1 when a promise fails. Without a name, all suites run: ${names.join(", ")}.

  --short   repeats each test only a few times, as \`npm run test:all\` does, and without a name skips
            ${Array.from(longOnly).join(", ")}

The suites use the PostgreSQL in TEST_DATABASE_URL, or start a temporary one.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new SetupError(`Unknown suite ${unknown}. Available: ${names.join(", ")}.`);
  }
  const chosen = positionals.length > 0 ? positionals : namesFor(values.short);
  // Suites compare their servers with programs that have the time of the machine.
  process.env["TEST_CLOCK"] ??= "now";
  await buildSite(root, "test");
  const passed = await withPostgres(() => proveAll(chosen, values.short ? "short" : "long"));
  process.exit(passed ? 0 : 1);
});

function namesFor(isShort: boolean): readonly string[] {
  if (!isShort) return names;
  console.log(`Skipped in the short form: ${Array.from(longOnly).join(", ")}`);
  return names.filter((name) => !longOnly.has(name));
}

/** Prints the table at the end, after the output of the suites. */
async function proveAll(names: readonly string[], effort: Effort): Promise<boolean> {
  const about = describeRun();
  const isBackground = (name: string) => effort === "short" && name === backgroundSuite;
  const background = Promise.all(names.filter(isBackground).map((name) => proveOne(name, effort)));
  const findings: Finding[] = [];
  for (const name of names.filter((name) => !isBackground(name))) {
    findings.push(...(await proveOne(name, effort)));
  }
  findings.push(...(await background).flat());
  console.log(`${about}\n`);
  const headings = ["Threat", "Test", "Runs", "Result", "Holds"];
  printRow(headings);
  printRow(headings.map(() => "---"));
  for (const finding of findings) printFinding(finding);
  console.log(`\n${totals(findings)}`);
  return findings.length > 0 && findings.every(({ held }) => held);
}

function totals(findings: readonly Finding[]): string {
  const failed = findings.filter(({ held }) => !held).length;
  const skipped = findings.filter(({ held, runs }) => held && runs === 0).length;
  const passed = findings.length - failed - skipped;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Runs a suite. One that throws or finds nothing counts as failed, and the others continue. */
async function proveOne(name: string, effort: Effort): Promise<readonly Finding[]> {
  const startedAt = performance.now();
  const failed = (result: string): Finding[] => [
    { threat: name, test: "", runs: 0, result, held: false },
  ];
  try {
    const suite = await loadSuite(name);
    const findings = await suite.prove(effort);
    return findings.length > 0 ? findings : failed("no findings");
  } catch (error) {
    console.error(error);
    return failed(`aborted: ${String(error)}`);
  } finally {
    console.error(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
}

function printFinding({ threat, test, runs, result, held }: Finding): void {
  const hasRun = runs > 0 || !held;
  const verdict = hasRun ? (held ? "yes" : "NO") : "skipped";
  const cells = [threat, test, runs.toLocaleString("en"), result, verdict];
  printRow(cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")));
}

async function withPostgres(work: () => Promise<boolean>): Promise<boolean> {
  if (process.env["TEST_DATABASE_URL"] !== undefined) return work();
  const cluster = await startPostgres(ensurePostgres());
  process.env["TEST_DATABASE_URL"] = cluster.url;
  try {
    return await work();
  } finally {
    await cluster.stop();
  }
}

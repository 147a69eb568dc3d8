import { parseArgs } from "node:util";
import { circumstances } from "../bench/circumstances.ts";
import { printRow } from "../bench/table.ts";
import { ensurePostgres, startPostgres } from "../scripts/setup/postgres.mjs";
import { root, runCommand, SetupError } from "../scripts/setup/project.mjs";
import { buildTestSite } from "../scripts/setup/site-build.mjs";
import type { Effort, Finding } from "./suite.ts";
import { longAlone, suites } from "./suites.ts";

const names = Object.keys(suites);
/** It waits for limits of time and needs little of the machine, so that the others run beside it. */
const waitsLongest = "slow";

const help = `npm run prove -- [NAME...] [--short]

Runs fault-injection tests against a real server and prints a table in Markdown, with a row for each
promise. Where one does not hold, the exit code is 1. Without a name, every suite runs: ${names.join(", ")}.
--short does everything a few times only, as \`npm run test:all\` does, and without a name leaves out:
${Array.from(longAlone).join(", ")}. TEST_DATABASE_URL names a PostgreSQL to use; without it, one of its own is started.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const unknown = positionals.find((name) => suites[name] === undefined);
  if (unknown !== undefined) {
    throw new SetupError(`Unknown suite ${unknown}. Available: ${names.join(", ")}.`);
  }
  const chosen = positionals.length > 0 ? positionals : namesFor(values.short);
  await buildTestSite(root);
  const held = await withPostgres(() => proveAll(chosen, values.short ? "short" : "long"));
  process.exit(held ? 0 : 1);
});

function namesFor(isShort: boolean): string[] {
  if (!isShort) return names;
  console.log(`Not in the short form: ${Array.from(longAlone).join(", ")}`);
  return names.filter((name) => !longAlone.has(name));
}

/** The table comes last: what the suites themselves say would stand in its midst. */
async function proveAll(names: readonly string[], effort: Effort): Promise<boolean> {
  const about = circumstances();
  const isBeside = (name: string) => effort === "short" && name === waitsLongest;
  const beside = Promise.all(names.filter(isBeside).map((name) => proveOne(name, effort)));
  const findings: Finding[] = [];
  for (const name of names.filter((name) => !isBeside(name))) {
    findings.push(...(await proveOne(name, effort)));
  }
  findings.push(...(await beside).flat());
  console.log(`${about}\n`);
  const headings = ["Threat", "What was done", "Times", "Result", "Holds"];
  printRow(headings);
  printRow(headings.map(() => "---"));
  for (const finding of findings) printFinding(finding);
  console.log(`\n${totals(findings)}`);
  return findings.length > 0 && findings.every(({ held }) => held);
}

function totals(findings: readonly Finding[]): string {
  const failed = findings.filter(({ held }) => !held).length;
  const skipped = findings.filter(({ held, times }) => held && times === 0).length;
  const passed = findings.length - failed - skipped;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** A suite that breaks off, or finds nothing, has proved nothing, and the others still can. */
async function proveOne(name: string, effort: Effort): Promise<readonly Finding[]> {
  const startedAt = performance.now();
  const broken = (result: string): Finding[] => [
    { threat: name, done: "", times: 0, result, held: false },
  ];
  try {
    const loaded = await suites[name]?.();
    const findings = (await loaded?.suite.prove(effort)) ?? [];
    return findings.length > 0 ? findings : broken("found nothing out");
  } catch (error) {
    console.error(error);
    return broken(`broke off: ${String(error)}`);
  } finally {
    console.error(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
}

function printFinding({ threat, done, times, result, held }: Finding): void {
  const isTried = times > 0 || !held;
  const verdict = isTried ? (held ? "yes" : "NO") : "not tried";
  const cells = [threat, done, times.toLocaleString("en"), result, verdict];
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

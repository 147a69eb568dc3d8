import { parseArgs } from "node:util";
import { circumstances } from "../bench/circumstances.ts";
import { printRow } from "../bench/table.ts";
import { ensurePostgres, startPostgres } from "../scripts/setup/postgres.mjs";
import { root, runCommand, SetupError } from "../scripts/setup/project.mjs";
import { buildTestSite } from "../scripts/setup/site-build.mjs";
import type { Effort, Finding } from "./suite.ts";
import { suites } from "./suites.ts";

const help = `npm run prove -- [NAME...] [--short]

Does to the real server what may befall it, and prints what came of it as a table in Markdown. Where
a promise did not hold, the exit code is 1. Without a name, every suite runs: ${Object.keys(suites).join(", ")}.
--short does everything a few times only, as \`npm test\` does. TEST_DATABASE_URL names a PostgreSQL
to use; without it, one of its own is started.`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help === true) {
    console.log(help);
    return;
  }
  const chosen = positionals.length > 0 ? positionals : Object.keys(suites);
  const unknown = chosen.find((name) => suites[name] === undefined);
  if (unknown !== undefined) {
    throw new SetupError(`There is no ${unknown}, but: ${Object.keys(suites).join(", ")}.`);
  }
  await buildTestSite(root);
  const held = await withPostgres(() => proveAll(chosen, values.short ? "short" : "long"));
  process.exit(held ? 0 : 1);
});

/** The table comes last: what the suites themselves say would stand in its midst. */
async function proveAll(names: readonly string[], effort: Effort): Promise<boolean> {
  const about = circumstances();
  const findings: Finding[] = [];
  for (const name of names) {
    const startedAt = performance.now();
    findings.push(...(await proveOne(name, effort)));
    console.error(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  console.log(`${about}\n`);
  const headings = ["Threat", "What was done", "Times", "Result", "Holds"];
  printRow(headings);
  printRow(headings.map(() => "---"));
  for (const finding of findings) printFinding(finding);
  return findings.every(({ held }) => held);
}

/** A suite that breaks off has proved nothing, and the others still can. */
async function proveOne(name: string, effort: Effort): Promise<readonly Finding[]> {
  try {
    const loaded = await suites[name]?.();
    return (await loaded?.suite.prove(effort)) ?? [];
  } catch (error) {
    console.error(error);
    return [
      { threat: name, done: "", times: 0, result: `broke off: ${String(error)}`, held: false },
    ];
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

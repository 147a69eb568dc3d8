// npm test: runs the tests.
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ensurePostgres, postgresUrlFile, startPostgres } from "../testing/postgres.ts";
import { ensureProgram } from "./setup/programs.ts";
import { npmShell, root, run, SetupError } from "./setup/project.mjs";
import { buildSite, type Company } from "./setup/site-build.ts";
import { findNeededSites } from "./test/needed-sites.ts";

const help = `npm test                   format, lint, types, content, build, server tests, browser smoke
npm run test:all           all of these, server tests on both engines, the whole browser suite, short fault suites
npm test -- PATH... [FLAG...]   the test files whose path contains a PATH; flags go to the runner
npm run test:watch -- PATH...   server tests again at each change`;

type Step = [title: string, run: () => Promise<number>];

/** Returns the exit code. */
async function runTests(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith("-"));
  const flags = args.filter((arg) => arg.startsWith("-") && arg !== "--all");
  if (flags.includes("--help")) return (console.log(help), 0);
  if (paths.length > 0) return runFiles(paths, flags);
  if (flags.length > 0) throw new SetupError(`${flags.join(" ")} needs a path.\n\n${help}`);
  const isAll = args.includes("--all");
  return runSteps([...quickSteps(isAll ? "both" : "one"), ...(isAll ? longSteps : [])]);
}

/** A script in package.json. */
const script = (name: string): Step => [
  name,
  () => run("npm", ["run", "--silent", name], { shell: npmShell }),
];

/** On "one" engine, suites whose subject is no engine take turns; see server/testing/engines.ts. */
type Engines = "one" | "both";

const quickSteps = (engines: Engines): Step[] => [
  script("format:check"),
  script("lint"),
  script("types"),
  script("content:check"),
  ["build", () => build(["own", "test", "second"])],
  ["server tests", () => runServerTests(groupTests(serverTests([])), [], engines)],
  ["browser smoke", () => runBrowserTests(["--grep", "@smoke"])],
];

// The browser tests print their failures at their end, so a CI log shows them last.
const longSteps: Step[] = [
  ["faults", () => runNode(["prove/main.ts", "--short"])],
  ["browser tests", () => runBrowserTests(["--grep-invert", "@smoke"])],
];

/** Runs all steps, even after a failure, and prints a table with totals. */
async function runSteps(steps: readonly Step[]): Promise<number> {
  const table: string[] = [];
  let failed = 0;
  for (const [title, runStep] of steps) {
    console.log(`\n== ${title}`);
    const start = performance.now();
    const code = await outcome(runStep);
    if (code > 128) return code;
    if (code !== 0) failed += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    table.push(`${title.padEnd(16)}${code === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  }
  console.log(`\n${table.join("\n")}\n\nsteps: ${steps.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function outcome(runStep: () => Promise<number>): Promise<number> {
  try {
    return await runStep();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return 1;
  }
}

async function runFiles(paths: string[], flags: string[]): Promise<number> {
  const server = serverTests(paths);
  const browser = globSync("e2e/**/*.spec.ts", { cwd: root }).filter(matches(paths)).sort();
  if (server.length + browser.length === 0) {
    throw new SetupError(`No test file matches ${paths.join(" or ")}.`);
  }
  await build(findNeededSites([...server, ...browser]));
  const codes = [
    server.length === 0 ? 0 : await runServerTests(server, flags),
    browser.length === 0 ? 0 : await runBrowserTests([...browser, ...flags]),
  ];
  return Math.max(...codes);
}

function serverTests(paths: readonly string[]): string[] {
  const found = globSync(
    "{content,contract,profile,prove,scripts,server,testing,web}/**/*.test.{mjs,ts}",
    {
      cwd: root,
    },
  );
  return found
    .map((file) => file.replaceAll("\\", "/"))
    .filter(matches(paths))
    .sort();
}

/** Groups that import eight test files each, because loading the server takes a second per process. */
function groupTests(files: readonly string[]): string[] {
  const folder = join(root, ".cache", "test-groups");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = Math.ceil(files.length / 8);
  return Array.from({ length: count }, (_, group) => {
    const name = join(folder, `${String(group + 1).padStart(2, "0")}.mjs`);
    const members = files.filter((_file, index) => index % count === group);
    writeFileSync(name, members.map((file) => `import "../../${file}";\n`).join(""));
    return name;
  });
}

const matches = (paths: readonly string[]) => (file: string) =>
  paths.length === 0 || paths.some((path) => file.replaceAll("\\", "/").includes(path));

async function build(companies: readonly Company[]): Promise<number> {
  console.log(`Built sites that these tests need: ${companies.join(", ") || "none"}`);
  for (const company of companies) await buildSite(root, company);
  return 0;
}

type Environment = Record<string, string>;

/** Runs test files with the PostgreSQL of TEST_DATABASE_URL or `npm run test:postgres`, or a temporary one. */
async function runServerTests(
  files: string[],
  flags: string[] = [],
  engines: Engines = "both",
): Promise<number> {
  const environment = {
    ...skipMissing("SKIP_CLAMD", () => ensureProgram("clamd")),
    ...skipMissing("SKIP_PGBOUNCER", () => ensureProgram("pgbouncer")),
    ...skipMissing("SKIP_PROMTOOL", () => ensureProgram("promtool")),
  };
  const isGiven = process.env["TEST_DATABASE_URL"] !== undefined || existsSync(postgresUrlFile);
  const cluster = isGiven ? undefined : await postgres(environment);
  const memory = folderInMemory();
  try {
    // A failed test may leave a server open, which would keep its process running. The end may cut off the
    // report of some passed tests; the exit code counts all.
    const end = flags.includes("--watch") ? [] : ["--test-force-exit"];
    // Tests often wait for a disk, a database or a process.
    const processes = `--test-concurrency=${availableParallelism() + 1}`;
    const limits = [processes, "--test-timeout=300000"];
    const reporter = "--test-reporter=./testing/reporter.mjs";
    const options = ["--test", ...limits, reporter, ...end, ...flags];
    return await runNode([...options, ...files], {
      ...environment,
      ...(memory === undefined ? {} : { TMPDIR: memory }),
      // Many tests start the server in its own process.
      NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
      TEST_ENGINES: engines,
      ...(cluster === undefined ? {} : { TEST_DATABASE_URL: cluster.url }),
    });
  } finally {
    if (memory !== undefined) rmSync(memory, { recursive: true, force: true });
    await cluster?.stop();
  }
}

/**
 * A folder for the data of tests in which a commit waits for no disk, on Linux with enough memory. What must outlive
 * a power loss is the subject of the fault suites, which use the disk. A given `TMPDIR` stays.
 */
function folderInMemory(): string | undefined {
  if (process.env["TMPDIR"] !== undefined || !existsSync("/dev/shm")) return undefined;
  const { bavail, bsize } = statfsSync("/dev/shm");
  if (bavail * bsize < 4 * 1024 ** 3) return undefined;
  const folder = mkdtempSync("/dev/shm/site-tests-");
  // Some tests start programs of another account.
  chmodSync(folder, 0o1777);
  return folder;
}

async function postgres(environment: Environment) {
  Object.assign(environment, skipMissing("SKIP_POSTGRES", ensurePostgres));
  return "SKIP_POSTGRES" in environment ? undefined : startPostgres(ensurePostgres());
}

/**
 * Prints which program is missing and how to install it, and returns the variable that skips its tests.
 * In CI a missing program is an error.
 */
function skipMissing(variable: string, ensure: () => unknown): Environment {
  try {
    ensure();
    return {};
  } catch (error) {
    if (!(error instanceof SetupError) || process.env["CI"] !== undefined) throw error;
    console.log(`Skipped: ${error.message}`);
    return { [variable]: "1" };
  }
}

async function runBrowserTests(args: string[]): Promise<number> {
  const missing = skipMissing("SKIP_CHROMIUM", () => ensureProgram("chromium"));
  if ("SKIP_CHROMIUM" in missing) return 0;
  return runNode(["node_modules/@playwright/test/cli.js", "test", ...args]);
}

function runNode(args: string[], environment?: Environment): Promise<number> {
  return run(process.execPath, ["--conditions=test-company", ...args], {
    env: { ...process.env, ...environment },
  });
}

process.exitCode = await runTests(process.argv.slice(2));

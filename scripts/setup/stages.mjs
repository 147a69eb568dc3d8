// @ts-check
import { globSync } from "node:fs";
import { runInProject } from "./child.mjs";
import { SetupError, root } from "./project.mjs";
import { buildSite, buildTestSite } from "./site-build.mjs";
import { runBrowserTests, runServerTests } from "./test-runs.mjs";

/** @typedef {import("./test-runs.mjs").Counts} Counts */
/** @typedef {{ title: string, run: () => Promise<Counts> }} Stage */

/**
 * The stages of `npm test`, in order.
 * @param {string[]} filters when given, only the tests whose path contains one of them, no checks
 * @returns {Stage[]}
 */
export function stages(filters) {
  const serverFiles = testFiles(
    "{content,contract,prove,scripts,server,web}/**/*.test.{mjs,ts}",
    filters,
  ).filter((file) => !file.startsWith("scripts/art/"));
  const browserFiles = testFiles("e2e/**/*.spec.ts", filters);
  // Some server tests start the whole server, which serves the built site.
  const build = step("Build", async () => {
    await buildSite(root);
    await buildTestSite(root);
  });
  const serverStages = [
    { title: "Server tests on both engines", run: () => runServerTests(serverFiles) },
  ];
  const browserStages = [{ title: "Browser tests", run: () => runBrowserTests(browserFiles) }];
  if (filters.length === 0) {
    return [...checks(), build, ...serverStages, ...browserStages];
  }

  const wanted = [
    build,
    ...(serverFiles.length > 0 ? serverStages : []),
    ...(browserFiles.length > 0 ? browserStages : []),
  ];
  if (wanted.length === 1) throw new SetupError(`No test file matches ${filters.join(" or ")}.`);
  return wanted;
}

/** @returns {Stage[]} */
function checks() {
  const tsc = "node_modules/typescript/bin/tsc";
  return [
    check("Format", "node_modules/oxfmt/bin/oxfmt", "--check"),
    check("Lint", "node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
    check("Types of contract and content", tsc, "-p", "tsconfig.json"),
    check("Types of the server", tsc, "-p", "server/tsconfig.json"),
    check("Types of the site", tsc, "-p", "web/tsconfig.json"),
    check("Types of the pictures", tsc, "-p", "scripts/art/tsconfig.json"),
    check("Types of the browser tests, measurements and proofs", tsc, "-p", "e2e/tsconfig.json"),
    check("Content", "scripts/content-check.ts"),
    // They are those of the sample company, not of the tests'.
    check("Pictures", "--test", "scripts/art/art.test.ts"),
  ];
}

/**
 * @param {string} title
 * @param {string[]} args a Node program and its arguments
 * @returns {Stage}
 */
function check(title, ...args) {
  return step(title, async () => {
    const code = await runInProject(args, { NO_COLOR: "1" });
    if (code !== 0) throw new SetupError(`Exit code ${code}`);
  });
}

/**
 * A stage that counts as one test.
 * @param {string} title
 * @param {() => Promise<void>} work
 * @returns {Stage}
 */
function step(title, work) {
  return {
    title,
    run: async () => {
      await work();
      return { passed: 1, failed: 0, skipped: 0 };
    },
  };
}

/**
 * @param {string} pattern
 * @param {string[]} filters
 */
function testFiles(pattern, filters) {
  const files = globSync(pattern, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  if (filters.length === 0) return files.sort();
  return files.filter((file) => filters.some((filter) => file.includes(filter))).sort();
}

// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { runInProject } from "./child.mjs";
import { bringChromium } from "./chromium.mjs";
import { bringClamd } from "./clamd.mjs";
import { bringPostgres, startPostgres } from "./postgres.mjs";
import { SetupError, root } from "./project.mjs";
import { testSiteIsBuilt } from "./site-build.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const testTimeoutMs = 300_000;
const mostRepeated = 2;

/**
 * Runs test files with a PostgreSQL of their own, or the one that TEST_DATABASE_URL names.
 * @param {string[]} files
 * @returns {Promise<Counts>}
 */
export async function runServerTests(files) {
  bringClamd();
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startPostgres(bringPostgres());
  try {
    return await countTests(
      (reportFile) =>
        runInProject(
          [
            "--conditions=test-company",
            "--test",
            `--test-concurrency=${Math.max(2, availableParallelism())}`,
            `--test-timeout=${testTimeoutMs}`,
            // A test that fails may leave a server open, which would keep its file from ending.
            "--test-force-exit",
            "--test-reporter=./scripts/setup/file-reporter.mjs",
            "--test-reporter-destination=stdout",
            "--test-reporter=./scripts/setup/count-reporter.mjs",
            `--test-reporter-destination=${reportFile}`,
            ...files,
          ],
          { TEST_DATABASE_URL: given ?? cluster?.url },
        ),
      serverCounts,
    );
  } finally {
    await cluster?.stop();
  }
}

/**
 * @param {string[]} files their paths, or other arguments of Playwright
 * @returns {Promise<Counts>}
 */
export async function runBrowserTests(files) {
  // An older site may still stand in dist-test: testing it would say nothing about these sources.
  if (!testSiteIsBuilt(root)) throw new SetupError("Not run: the site is not built.");
  const browser = bringChromium();
  return countTests(
    (reportFile) =>
      runInProject(
        [
          "--conditions=test-company",
          "node_modules/@playwright/test/cli.js",
          "test",
          "--reporter=list,json",
          ...files,
        ],
        { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      ),
    browserCounts,
  );
}

/**
 * @param {Record<"passed" | "failed" | "cancelled" | "skipped" | "todo", number>} report
 * @returns {Counts}
 */
function serverCounts({ passed, failed, cancelled, skipped, todo }) {
  return { passed, failed: failed + cancelled, skipped: skipped + todo };
}

/**
 * @param {{ stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number> }} report
 * @returns {Counts}
 */
function browserCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  // Where a browser shares its machine, one or two tests that Playwright names as repeated may be
  // the machine's fault; more are the tests' or the site's.
  const tolerated = flaky <= mostRepeated ? flaky : 0;
  return { passed: expected + tolerated, failed: unexpected + flaky - tolerated, skipped };
}

/**
 * @template Report
 * @param {(reportFile: string) => Promise<number>} runTests answers with the exit code
 * @param {(report: Report) => Counts} readCounts
 * @returns {Promise<Counts>}
 */
async function countTests(runTests, readCounts) {
  const folder = mkdtempSync(join(tmpdir(), "test-report-"));
  try {
    const file = join(folder, "report.json");
    const code = await runTests(file);
    const report = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (report === "") throw new SetupError(`The tests ended without a report, exit code ${code}.`);
    const counts = readCounts(JSON.parse(report));
    // Whatever the runner could not put down to a test is a failure as well, and so is no test.
    const lost = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    return lost ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// @ts-check
import { constants } from "node:os";
import { SetupError } from "./project.mjs";

/** @typedef {import("./stages.mjs").Stage} Stage */
/** @typedef {import("./test-runs.mjs").Counts} Counts */

/**
 * Runs the stages in order, whatever became of the ones before, and ends with a line of totals.
 * @param {Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
export async function runStages(stages) {
  const interruption = watchForInterruption();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const stage of stages) {
    console.log(`\n${stage.title}`);
    const start = performance.now();
    const counts = await outcome(stage);
    if (interruption.signal) return 128 + constants.signals[interruption.signal];

    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${stage.title}: ${counts.failed === 0 ? "ok" : "FAILED"}, ${seconds} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  console.log(`\n${totals(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/** @param {Counts} counts */
export function totals({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * @param {Stage} stage
 * @returns {Promise<Counts>}
 */
async function outcome(stage) {
  try {
    return await stage.run();
  } catch (error) {
    console.log(error instanceof SetupError ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Lets a stage put away what it started before the run ends. */
function watchForInterruption() {
  /** @type {{ signal?: NodeJS.Signals }} */
  const seen = {};
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.once(signal, () => (seen.signal ??= signal));
  return seen;
}

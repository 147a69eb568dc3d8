// @ts-check
import { relative } from "node:path";
import { inspect } from "node:util";

/** @typedef {{ name: string, nesting: number }} Start */
/** @typedef {Start & { file?: string, details: { error: Error & { failureType?: string } } }} Failure */
/** @typedef {{ file?: string, counts: { passed: number }, duration_ms: number }} Summary */
/**
 * @typedef {{ type: "test:start", data: Start } | { type: "test:fail", data: Failure }
 *   | { type: "test:summary", data: Summary }
 *   | { type: "test:stderr" | "test:stdout", data: { message: string } }} TestEvent
 */

/**
 * A reporter for `node --test`: a line per test file, failures in full, and what a test prints.
 * @param {AsyncIterable<TestEvent>} events
 */
export default async function* fileReporter(events) {
  /** @type {string[]} names of the running test and the suites around it */
  const names = [];
  for await (const { type, data } of events) {
    if (type === "test:start") names.splice(data.nesting, names.length, data.name);
    if (type === "test:stderr" || type === "test:stdout") yield data.message;
    if (type === "test:fail") yield failure([...names.slice(0, data.nesting), data.name], data);
    if (type === "test:summary" && data.file !== undefined) yield summary(data);
  }
}

/**
 * @param {string[]} names
 * @param {Failure} failure
 */
function failure(names, { file = "", details: { error } }) {
  // A suite that fails only because a test in it did has nothing of its own to say.
  if (error.failureType === "subtestsFailed") return "";
  return `FAILED ${names.join(" > ")} (${relative("", file)})\n${inspect(error.cause ?? error)}\n`;
}

/** @param {Summary} summary */
function summary({ file = "", counts, duration_ms: milliseconds }) {
  return `  ${relative("", file)}: ${counts.passed} passed, ${(milliseconds / 1000).toFixed(1)} s\n`;
}

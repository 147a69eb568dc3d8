// @ts-check
import { Readable } from "node:stream";
import { dot, spec } from "node:test/reporters";

/**
 * Reports tests like `spec`, in CI like `dot`, whose failures are last. A run without a test fails: a name or a
 * pattern that matches nothing must not look like success.
 * @param {AsyncIterable<import("node:test/reporters").TestEvent>} events
 */
export default async function* report(events) {
  let count = 0;
  async function* counted() {
    for await (const event of events) {
      if (isTest(event)) count += 1;
      yield event;
    }
  }
  yield* process.env["CI"] === undefined
    ? Readable.from(counted()).compose(new spec())
    : dot(counted());
  if (count > 0) return;
  process.exitCode = 1;
  yield "\n0 tests matched\n";
}

/**
 * Whether a test has run. A file without a matching test is reported as a test with the path as its name.
 * @param {import("node:test/reporters").TestEvent} event
 */
function isTest({ type, data }) {
  if (type !== "test:pass" && type !== "test:fail") return false;
  return data.details.type !== "suite" && !(data.file ?? "").endsWith(data.name);
}

// @ts-check
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { makeProject, runSource } from "./testing.mjs";

/** @param {Record<string, string>} files */
async function countsOf(files) {
  const folder = makeProject(files);
  const paths = Object.keys(files).map((name) => join(folder, name));
  const { output } = await runSource(
    `import { runServerTests } from "./test-runs.mjs";
    try {
      console.log(JSON.stringify(await runServerTests(${JSON.stringify(paths)})));
    } catch (error) {
      console.log(error.message);
    }`,
    { TEST_DATABASE_URL: "postgres://nowhere" },
  );
  return { output, counts: JSON.parse(output.trim().split("\n").at(-1) ?? "") };
}

const suite = `
  import { describe, test } from "node:test";
  describe("a suite", () => {
    test("passes", () => {});
    test("fails", () => { throw new Error("with this reason"); });
    test.skip("is skipped", () => {});
  });`;

test("every test counts once, suites do not, and a failure is named with its reason", async () => {
  const { counts, output } = await countsOf({ "one.test.mjs": suite, "two.test.mjs": suite });
  assert.deepEqual(counts, { passed: 2, failed: 2, skipped: 2 });
  assert.match(output, /FAILED a suite > fails \(.*one\.test\.mjs\)\nError: with this reason/);
});

test("a test file that cannot be loaded counts as a failure and says why", async () => {
  const { counts, output } = await countsOf({ "broken.test.mjs": 'import "./missing.mjs";' });
  assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
  assert.match(output, /Cannot find module .*missing\.mjs/);
});

test("a failure outside any test counts", async () => {
  const { counts } = await countsOf({
    "late.test.mjs": `import { test } from "node:test";
      test("passes", () => {});
      process.on("exit", () => { process.exitCode = 7; });`,
  });
  assert.equal(counts.failed, 1);
});

test("a failed test that leaves a server open holds nothing up", { timeout: 60_000 }, async () => {
  const { counts } = await countsOf({
    "open.test.mjs": `import { createServer } from "node:http";
      import { test } from "node:test";
      test("fails", () => { createServer().listen(0, "127.0.0.1"); throw new Error("no"); });`,
  });
  assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
});

test("no test at all is a failure", async () => {
  const { counts } = await countsOf({
    "skipped.test.mjs": 'import { test } from "node:test"; test.skip("later", () => {});',
  });
  assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 1 });
});

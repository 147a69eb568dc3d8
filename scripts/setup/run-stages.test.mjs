// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { runSource } from "./testing.mjs";

test("a stage that fails hides no later one, and the last line is the totals alone", async () => {
  const { code, output } = await runSource(`
    import { runStages } from "./run-stages.mjs";
    import { SetupError } from "./project.mjs";
    process.exitCode = await runStages([
      { title: "Good", run: async () => ({ passed: 3, failed: 0, skipped: 1 }) },
      { title: "Bad", run: async () => { throw new SetupError("install it"); } },
      { title: "Worse", run: async () => { throw new Error("unforeseen"); } },
      { title: "Mixed", run: async () => ({ passed: 1, failed: 2, skipped: 0 }) },
    ]);`);
  assert.equal(code, 1);
  assert.match(output, /Good: ok, [\d.]+ s\n/);
  assert.match(output, /Bad: FAILED, /);
  assert.match(output, /^install it$/m);
  assert.match(output, /unforeseen/);
  assert.match(output, /Mixed: FAILED, .*\n\n4 passed, 4 failed, 1 skipped\n$/);
});

test("a run without a failure exits with 0 and does not speak of skipped tests", async () => {
  const { code, output } = await runSource(`
    import { runStages } from "./run-stages.mjs";
    process.exitCode = await runStages([
      { title: "Good", run: async () => ({ passed: 3, failed: 0, skipped: 0 }) },
    ]);`);
  assert.equal(code, 0);
  assert.match(output, /\n3 passed, 0 failed\n$/);
});

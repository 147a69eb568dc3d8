import assert from "node:assert/strict";
import { test } from "node:test";
import { runRestartLoop } from "#server/testing/restart-loop.ts";

test("a database that stops, or crashes, under load costs neither the server nor an answered application", async () => {
  const report = await runRestartLoop(2);
  assert.deepEqual(report.failed, []);
  assert.equal(report.lost, 0);
  assert.ok(report.answered > 0);
});

// @ts-check
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { makeProject, runSource } from "./testing.mjs";

test("processes that start together work one after the other and leave no lock", async () => {
  const folder = makeProject();
  const source = `
    import { appendFileSync } from "node:fs";
    import { setTimeout } from "node:timers/promises";
    import { withLock } from "./lock.mjs";
    const folder = ${JSON.stringify(folder)};
    await withLock(folder, async () => {
      appendFileSync(folder + "/steps", "in ");
      await setTimeout(300);
      appendFileSync(folder + "/steps", "out ");
    });`;
  const ended = await Promise.all([1, 2, 3].map(() => runSource(source)));

  assert.deepEqual(
    ended.map(({ code }) => code),
    [0, 0, 0],
  );
  const waited = ended.filter(({ output }) => output.startsWith("Waiting for another set-up"));
  assert.equal(waited.length, 2);
  assert.equal(readFileSync(join(folder, "steps"), "utf8"), "in out in out in out ");
  assert.deepEqual(readdirSync(join(folder, ".cache")), []);
});

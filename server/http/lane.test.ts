import assert from "node:assert/strict";
import { test } from "node:test";
import { CallFailed } from "./failure.ts";
import { openLane } from "./lane.ts";

test("those with a claim go before all who wait, and are let in where others are turned away", async () => {
  const lane = openLane({ atOnce: 1, queueLength: 2 });
  const done: string[] = [];
  const doors: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      doors.push(() => {
        done.push(name);
        resolve();
      });
    });
  const all = [lane(work("running")), lane(work("stranger 1")), lane(work("stranger 2"))];
  await assert.rejects(lane(work("stranger 3")), CallFailed);
  all.push(lane(work("owner 1"), "first"), lane(work("owner 2"), "first"));
  await assert.rejects(lane(work("owner 3"), "first"), CallFailed);
  while (done.length < all.length) {
    doors.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  assert.deepEqual(done, ["running", "owner 1", "owner 2", "stranger 1", "stranger 2"]);
});

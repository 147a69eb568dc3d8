import assert from "node:assert/strict";
import { test } from "node:test";
import { waitUntil } from "#server/testing/wait-until.ts";
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
  all.push(lane(work("owner 1"), { claim: "first" }), lane(work("owner 2"), { claim: "first" }));
  await assert.rejects(lane(work("owner 3"), { claim: "first" }), CallFailed);
  await waitUntil("all to have had their turn", () => {
    doors.shift()?.();
    return done.length === all.length;
  });
  await Promise.all(all);
  assert.deepEqual(done, ["running", "owner 1", "owner 2", "stranger 1", "stranger 2"]);
});

test("whoever has waited for longer goes first, and the last to come makes room for them", async () => {
  const lane = openLane({ atOnce: 1, queueLength: 2 });
  const done: string[] = [];
  let finish = () => {};
  const running = lane(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const join = (name: string, since: number) =>
    lane(async () => void done.push(name), { since }).catch((error: unknown) => {
      assert.ok(error instanceof CallFailed);
      done.push(`${name} turned away`);
    });
  const all = [join("second", 2), join("third", 3)];
  await join("fourth", 4);
  all.push(join("first", 1));
  await new Promise(setImmediate);
  finish();
  await Promise.all([running, ...all]);
  assert.deepEqual(done, ["fourth turned away", "third turned away", "first", "second"]);
});

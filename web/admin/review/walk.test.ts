import assert from "node:assert/strict";
import { test } from "node:test";
import { pageOf, placeIn, startWalk, walkBack, walkOn, type Read } from "./walk.ts";

/** A list as the server keeps it: whoever reads it sees what is there now. */
function listOf(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `a${index}`);
  const read: Read = async (skip, limit) => ({
    ids: ids.slice(skip, skip + limit),
    total: ids.length,
  });
  return { ids, read };
}

test("walks the whole list across its pages, each once", async () => {
  const { ids, read } = listOf(34);
  let walk = await startWalk(read, 0);
  while (!walk.isEnd) walk = await walkOn(walk, read);
  assert.deepEqual(walk.ids, ids);
  assert.equal(walk.total, 34);
});

test("walks back from a later page to the first", async () => {
  const { ids, read } = listOf(34);
  let walk = await startWalk(read, 20);
  while (walk.skipped > 0) walk = await walkBack(walk, read);
  assert.deepEqual(walk.ids, ids.slice(0, 30));
});

test("skips nobody when those already decided leave the list", async () => {
  const { ids, read } = listOf(34);
  const all = [...ids];
  let walk = await startWalk(read, 0);
  ids.splice(0, 7);
  walk = await walkOn(walk, read);
  ids.splice(0, 12);
  while (!walk.isEnd) walk = await walkOn(walk, read);
  assert.deepEqual(walk.ids, all);
});

test("finds those that are left when all it knew have left the list", async () => {
  const { ids, read } = listOf(25);
  const all = [...ids];
  let walk = await startWalk(read, 0);
  ids.splice(0, 10);
  while (!walk.isEnd) walk = await walkOn(walk, read);
  assert.deepEqual(walk.ids, all);
});

test("shows nobody twice when others have come in before", async () => {
  const { ids, read } = listOf(34);
  const all = [...ids];
  let walk = await startWalk(read, 0);
  ids.unshift(...Array.from({ length: 45 }, (_, index) => `new${index}`));
  while (!walk.isEnd) walk = await walkOn(walk, read);
  assert.deepEqual(walk.ids, all);
});

test("ends where the list has become empty", async () => {
  const { ids, read } = listOf(15);
  const walk = await startWalk(read, 0);
  ids.length = 0;
  assert.equal((await walkOn(walk, read)).isEnd, true);
});

test("knows the place, the neighbours and the page of an application", async () => {
  const { read } = listOf(34);
  const walk = await startWalk(read, 10);
  assert.deepEqual(placeIn(walk, "a12"), { index: 2, position: 13, previous: "a11", next: "a13" });
  assert.equal(placeIn(walk, "a10").previous, undefined);
  assert.equal(pageOf(walk, 2, 10), 2);
  const elsewhere = { index: -1, position: undefined, previous: undefined, next: "a10" };
  assert.deepEqual(placeIn(walk, "b"), elsewhere);
});

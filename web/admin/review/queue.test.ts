import assert from "node:assert/strict";
import { test } from "node:test";
import { neighboursOf, type Queue, readNext, readPrevious, type Row, startQueue } from "./queue.ts";
import type { ReadRows } from "./queue.ts";

const newest = Date.parse("2026-01-05T02:00:00.000Z");

/** An application that is older the higher its number is. Two share each moment. */
const row = (number: number): Row => ({
  id: String(500 - number),
  created_at: new Date(newest - Math.floor(number / 2) * 60_000).toISOString(),
  isInText: false,
});

/** A list as the server has it: each reading sees what is there now. */
function listOf(count: number) {
  const rows = Array.from({ length: count }, (_, number) => row(number));
  const read: ReadRows = async (skip, limit) => ({
    rows: rows.slice(skip, skip + limit),
    total: rows.length,
  });
  return { rows, read };
}

async function readToEnd(queue: Queue, read: ReadRows): Promise<Queue> {
  return queue.isComplete ? queue : readToEnd(await readNext(queue, read, "newest"), read);
}

test("the queue goes through all pages of the list, each application once", async () => {
  const { rows, read } = listOf(34);
  const queue = await readToEnd(await startQueue(read, 0), read);
  assert.deepEqual(queue.rows, rows);
  assert.equal(queue.total, 34);
});

test("the queue goes on from names that match a search to resumes that do", async () => {
  const { rows, read } = listOf(34);
  const inTexts = rows.slice(0, 30).map((one) => ({ ...one, id: `t${one.id}`, isInText: true }));
  rows.push(...inTexts);
  const queue = await readToEnd(await startQueue(read, 0), read);
  assert.deepEqual(queue.rows, rows);
});

test("the queue goes through a list that begins with the oldest", async () => {
  const { rows, read } = listOf(34);
  rows.reverse();
  let queue = await startQueue(read, 0);
  while (!queue.isComplete) queue = await readNext(queue, read, "oldest");
  assert.deepEqual(queue.rows, rows);
});

test("the queue goes back from a later page to the first", async () => {
  const { rows, read } = listOf(34);
  let queue = await startQueue(read, 20);
  while (queue.skipped > 0) queue = await readPrevious(queue, read);
  assert.deepEqual(queue.rows, rows.slice(0, 30));
});

test("next skips no application when decisions shrink the list", async () => {
  const { rows, read } = listOf(34);
  const all = [...rows];
  let queue = await startQueue(read, 0);
  rows.splice(0, 7);
  queue = await readNext(queue, read, "newest");
  rows.splice(0, 12);
  assert.deepEqual((await readToEnd(queue, read)).rows, all);
});

test("next finds the rest of the list when every application of the queue has left it", async () => {
  for (const skip of [0, 40]) {
    const { rows, read } = listOf(65);
    const all = rows.slice(skip);
    const queue = await startQueue(read, skip);
    rows.splice(skip, 10);
    assert.deepEqual((await readToEnd(queue, read)).rows, all);
  }
});

test("next repeats no application when new ones arrive at the top", async () => {
  const { rows, read } = listOf(34);
  const all = [...rows];
  const queue = await startQueue(read, 0);
  rows.unshift(...Array.from({ length: 145 }, (_, index) => row(index - 145)));
  assert.deepEqual((await readToEnd(queue, read)).rows, all);
});

test("the queue ends when the list has become empty", async () => {
  const { rows, read } = listOf(15);
  const queue = await startQueue(read, 0);
  rows.length = 0;
  assert.equal((await readNext(queue, read, "newest")).isComplete, true);
});

test("an application knows its position and its neighbours", async () => {
  const { rows, read } = listOf(34);
  const queue = await startQueue(read, 10);
  const idAt = (index: number) => rows[index]?.id ?? "";
  assert.deepEqual(neighboursOf(queue, idAt(12)), {
    index: 2,
    position: 13,
    previous: idAt(11),
    next: idAt(13),
  });
  assert.equal(neighboursOf(queue, idAt(10)).previous, undefined);
  const elsewhere = { index: -1, position: undefined, previous: undefined, next: idAt(10) };
  assert.deepEqual(neighboursOf(queue, "b"), elsewhere);
});

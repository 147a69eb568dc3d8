import assert from "node:assert/strict";
import { test } from "node:test";
import { firstIdAt, newId } from "./id.ts";

const latest = 8_640_000_000_000_000;
const lastInAnId = 2 ** 48 - 1;

test("the first id of an instant is greater than all earlier ids and no greater than later ones", () => {
  const instant = Date.parse("2026-11-21T09:00:00.000Z");
  const first = firstIdAt(new Date(instant));
  assert.ok(newId(new Date(instant - 1)) < first);
  assert.ok(newId(new Date(instant)) > first);
});

test("ids made in one millisecond sort by their order", () => {
  const now = new Date("2026-11-23T12:00:00.000Z");
  const ids = Array.from({ length: 200 }, () => newId(now));
  assert.deepEqual(ids, ids.toSorted());
});

test("an instant outside the range of ids has the first or the last possible id", () => {
  for (const early of [-latest, Date.parse("0002-01-01"), -1]) {
    assert.equal(firstIdAt(new Date(early)), firstIdAt(new Date(0)));
  }
  for (const late of [lastInAnId + 1, latest]) {
    assert.equal(firstIdAt(new Date(late)), firstIdAt(new Date(lastInAnId)));
  }
});

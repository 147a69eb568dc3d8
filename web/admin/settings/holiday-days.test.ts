import assert from "node:assert/strict";
import { test } from "node:test";
import { daysBetween, tetDays } from "./holiday-days.ts";

test("a range has both its ends, and neither a wrong order nor a slip of a year has days", () => {
  assert.deepEqual(daysBetween("2026-12-30", "2027-01-02"), [
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
  assert.deepEqual(daysBetween("2027-01-02", "2027-01-01"), []);
  assert.deepEqual(daysBetween("2026-01-02", "2027-01-02"), []);
});

test("Tết is offered from its eve, by the calendar of Vietnam", () => {
  assert.deepEqual(tetDays("2026-11-27"), daysBetween("2027-02-05", "2027-02-09"));
  assert.deepEqual(tetDays("2029-03-01"), daysBetween("2030-02-01", "2030-02-05"));
  assert.deepEqual(tetDays("2099-01-01"), []);
});

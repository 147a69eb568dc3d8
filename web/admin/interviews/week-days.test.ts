import assert from "node:assert/strict";
import { test } from "node:test";
import { weeksOf } from "./week-days.ts";

test("weeks begin on Monday, also on a Sunday and across a year", () => {
  for (const today of ["2026-12-28", "2026-12-31", "2027-01-03"]) {
    const [thisWeek, nextWeek] = weeksOf(today);
    assert.deepEqual([thisWeek[0], thisWeek[6]], ["2026-12-28", "2027-01-03"], today);
    assert.deepEqual([nextWeek[0], nextWeek[6]], ["2027-01-04", "2027-01-10"], today);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { daysOf, quarters } from "./period.ts";

test("quarters go back over the new year, and have their first and last day", () => {
  assert.deepEqual(quarters("2027-02-28", 3), [
    { year: 2027, quarter: 1 },
    { year: 2026, quarter: 4 },
    { year: 2026, quarter: 3 },
  ]);
  assert.deepEqual(daysOf("2028-1", {}), { days: "30", from: "2028-01-01", to: "2028-03-31" });
  assert.deepEqual(daysOf("2026-4", {}), { days: "30", from: "2026-10-01", to: "2026-12-31" });
  assert.deepEqual(daysOf("90", { from: "2026-01-01" }), { days: "90" });
});

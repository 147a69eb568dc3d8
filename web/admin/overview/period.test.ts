import assert from "node:assert/strict";
import { test } from "node:test";
import { daysOf, months, quarters } from "./period.ts";

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

test("this month and the last have their days, over the new year too", () => {
  const { thisMonth, lastMonth } = months("2028-03-01");
  assert.deepEqual(daysOf(thisMonth, {}), { days: "30", from: "2028-03-01", to: "2028-03-31" });
  assert.deepEqual(daysOf(lastMonth, {}), { days: "30", from: "2028-02-01", to: "2028-02-29" });
  const over = daysOf(months("2027-01-31").lastMonth, {});
  assert.deepEqual(over, { days: "30", from: "2026-12-01", to: "2026-12-31" });
});

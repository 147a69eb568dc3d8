import assert from "node:assert/strict";
import * as fc from "fast-check";
import { describe, test } from "node:test";
import { BusinessDays } from "./business-days.ts";
import { ageOf } from "./applications/records.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Counts business days by the calendar. */
function countByHand(instant: string, now: Date, holidays: readonly string[]): number {
  const dayIn = (moment: Date) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format(moment);
  const last = dayIn(now);
  let day = dayIn(new Date(instant));
  let count = 0;
  while (day < last) {
    const next = new Date(Date.parse(day) + dayMs);
    day = next.toISOString().slice(0, 10);
    const isWeekend = [0, 6].includes(next.getUTCDay());
    if (!isWeekend && !holidays.includes(day)) count += 1;
  }
  return count;
}

const moment = fc
  .integer({ min: Date.parse("2024-01-01"), max: Date.parse("2027-12-31") })
  .map((time) => new Date(time));
const holidays = fc.array(
  moment.map((day) => day.toISOString().slice(0, 10)),
  { maxLength: 40 },
);

describe("Business days", () => {
  test("are counted in Vietnam from the next day, without weekends and holidays", () => {
    const tet = ["2026-02-16", "2026-02-17", "2026-02-18", "2026-02-19", "2026-02-20"];
    const days = new BusinessDays(tet);
    const since = (from: string, to: string) => days.since(from, new Date(to));
    // Friday evening in Vietnam; the next Monday.
    assert.equal(since("2026-01-02T11:00:00.000Z", "2026-01-05T02:00:00.000Z"), 1);
    // Ten minutes across midnight in Vietnam.
    assert.equal(since("2026-01-05T16:55:00.000Z", "2026-01-05T17:05:00.000Z"), 1);
    // Over Tết: Friday 13 February to Monday 23 February.
    assert.equal(since("2026-02-13T03:00:00.000Z", "2026-02-23T03:00:00.000Z"), 1);
    assert.equal(since("2026-01-05T03:00:00.000Z", "2026-01-05T02:00:00.000Z"), 0);
  });

  test("match a count by calendar for random dates", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 90 * dayMs }), holidays, (from, span, off) => {
        const now = new Date(from.getTime() + span);
        const counted = new BusinessDays(off).since(from.toISOString(), now);
        assert.equal(counted, countByHand(from.toISOString(), now, off));
      }),
    );
  });

  test("make applications overdue exactly before one instant", () => {
    fc.assert(
      fc.property(moment, holidays, fc.integer({ min: -3, max: 3 }), (now, off, hours) => {
        const days = new BusinessDays(off);
        const bound = days.overdueBefore(now);
        const isOverdue = (instant: string) =>
          ageOf({ status: "submitted", withdrawn_at: null, created_at: instant }, days, now)
            .overdue;
        const near = new Date(Date.parse(bound) + hours * hourMs).toISOString();
        assert.equal(isOverdue(near), near < bound, `${near} against ${bound}`);
      }),
    );
  });

  test("the next working hours begin at the end of a night, a weekend and a holiday", () => {
    const days = new BusinessDays(["2026-11-30"]);
    const hours = { from: "09:00", to: "17:00" };
    for (const [instant, next] of [
      ["2026-11-27T08:59:00+07:00", "2026-11-27T09:00:00+07:00"],
      ["2026-11-27T16:59:00+07:00", "2026-11-27T16:59:00+07:00"],
      ["2026-11-27T17:00:00+07:00", "2026-12-01T09:00:00+07:00"],
      ["2026-11-29T20:52:00+07:00", "2026-12-01T09:00:00+07:00"],
    ] as const) {
      assert.equal(days.nextWithin(hours, new Date(instant)).getTime(), Date.parse(next), instant);
    }
  });

  test("working time is counted over the end of a day, a weekend and a holiday", () => {
    const days = new BusinessDays(["2026-11-30"]);
    const hours = { from: "09:00", to: "17:00" };
    for (const [instant, after] of [
      ["2026-11-27T09:30:00+07:00", "2026-11-27T15:30:00+07:00"],
      ["2026-11-27T11:00:00+07:00", "2026-11-27T17:00:00+07:00"],
      ["2026-11-27T16:30:00+07:00", "2026-12-01T14:30:00+07:00"],
      ["2026-11-29T20:52:00+07:00", "2026-12-01T15:00:00+07:00"],
    ] as const) {
      const end = days.afterWithin(hours, new Date(instant), 6 * 3_600_000);
      assert.equal(end.getTime(), Date.parse(after), instant);
    }
  });

  test("are not counted for decided or withdrawn applications", () => {
    const days = new BusinessDays([]);
    const now = new Date("2026-03-02T03:00:00.000Z");
    const created_at = "2026-01-05T03:00:00.000Z";
    const age = (status: "submitted" | "reviewing" | "accepted" | "rejected", left?: string) =>
      ageOf({ status, created_at, withdrawn_at: left ?? null }, days, now);
    assert.deepEqual(age("submitted"), { age_business_days: 40, overdue: true });
    assert.deepEqual(age("reviewing"), { age_business_days: 40, overdue: true });
    for (const settled of [age("accepted"), age("rejected"), age("submitted", created_at)]) {
      assert.deepEqual(settled, { age_business_days: null, overdue: false });
    }
  });
});

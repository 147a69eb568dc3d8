/** A Wednesday morning in Vietnam, far from the edges of an hour, a week, a month and a year. */
const usualStart = "2026-12-02T10:05:00+07:00";

let aheadMs: number | undefined;

/**
 * The time of the test servers of this process, which runs from `TEST_CLOCK` or the usual start on, so that
 * no test depends on the day and hour of its run. `TEST_CLOCK=now` is the time of the machine.
 */
export function testTime(): number {
  aheadMs ??= startOf(process.env["TEST_CLOCK"] ?? usualStart) - Date.now();
  return Date.now() + aheadMs;
}

function startOf(start: string): number {
  const at = start === "now" ? Date.now() : Date.parse(start);
  if (Number.isNaN(at)) throw new Error(`TEST_CLOCK is no instant: ${start}`);
  return at;
}

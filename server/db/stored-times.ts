// Two kinds of stored times. What has happened, such as the last backup or the beginning of a lease, counts as never
// happened if it is later than now: a clock that was ahead has recorded it. What is planned comes no earlier than it
// says. The test lists the kind of each column.

/** The clock of another server may differ so much. */
const aheadMs = 60_000;

/** The latest instant that counts as happened. */
export const latestHappened = (now: Date): string =>
  new Date(now.getTime() + aheadMs).toISOString();

/** Whether something happened. A clock that was ahead has recorded what is later than now. */
export const hasHappened = (at: string, now: Date): boolean =>
  Date.parse(at) <= now.getTime() + aheadMs;

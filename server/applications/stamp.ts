/** A change stamp later than the one before, even within one millisecond: it tells two states apart. */
export const laterStamp = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();

/** The change stamp after `before`: later even within one millisecond, for it tells the two states apart. */
export function nextStamp(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/** The version that follows `before`: always later, so that no two versions of a record are equal. */
export function nextVersion(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

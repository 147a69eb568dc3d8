import { countDays, dayAfter, daysFrom } from "../days.ts";

/** Public holidays of Vietnam on a fixed date (Labour Code 2019, article 112). */
export const fixedDays = ["01-01", "04-30", "05-01", "09-02"] as const;

/** The first day of the lunar year in Vietnam, which may differ from that in China. */
const lunarNewYears = [
  "2027-02-06",
  "2028-01-26",
  "2029-02-13",
  "2030-02-02",
  "2031-01-23",
  "2032-02-11",
  "2033-01-31",
  "2034-02-19",
  "2035-02-08",
  "2036-01-28",
  "2037-02-15",
  "2038-02-04",
] as const;

const longestRange = 60;

/** The days of the coming Tết, from the last of the old lunar year; none after the last known one. */
export function tetDays(today: string): string[] {
  const coming = lunarNewYears.find((day) => day >= today);
  return coming === undefined ? [] : daysFrom(dayAfter(coming, -1), 5);
}

/** The days from one to another, both included; none for a wrong order or more than 60 days. */
export function daysBetween(from: string, to: string): string[] {
  const count = countDays(from, to);
  return count >= 1 && count <= longestRange ? daysFrom(from, count) : [];
}

import type { Random } from "./random.ts";

/** What to invent. The same plan makes the same people. */
export type Plan = {
  users: number;
  applications: number;
  seed: number;
  /** The share of applications that have a resume. */
  resumes: number;
  /** The latest date of a row. */
  until: Date;
};

const dayMs = 86_400_000;
const rangeMs = 2 * 365 * dayMs;

/** A date within the last two years. Recent dates are more likely. */
export function inPast(random: Random, until: Date): Date {
  return new Date(until.getTime() - Math.floor(rangeMs * random.next() ** 1.4));
}

/** A date up to `maxDays` after `date`, and at most `until`. */
export function daysLater(random: Random, date: Date, maxDays: number, until?: Date): Date {
  const later = date.getTime() + Math.floor(random.next() * maxDays * dayMs);
  return new Date(Math.min(later, until?.getTime() ?? later));
}

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

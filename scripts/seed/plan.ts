import type { Random } from "./random.ts";

/** What is to be invented. The same plan makes the same people. */
export type Plan = {
  users: number;
  applications: number;
  seed: number;
  /** The share of applications that have a resume. */
  resumes: number;
  /** Nothing is younger. */
  until: Date;
};

const dayMs = 86_400_000;
const longestMs = 2 * 365 * dayMs;

/** A moment within the last two years, the newer the likelier. */
export function inPast(random: Random, until: Date): Date {
  return new Date(until.getTime() - Math.floor(longestMs * random.next() ** 1.4));
}

/** Up to so many days after `moment`, but not after `until`. */
export function daysLater(random: Random, moment: Date, longest: number, until?: Date): Date {
  const later = moment.getTime() + Math.floor(random.next() * longest * dayMs);
  return new Date(Math.min(later, until?.getTime() ?? later));
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

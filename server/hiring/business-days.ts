import { promisedBusinessDays } from "#contract/applications.ts";
import type { Settings } from "#contract/settings.ts";
import { localDayNumber, parseDay, startOfDay } from "#server/db/vietnam-time.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "#server/db/settings.ts";

// The site promises a response within 3-5 business days (spec §9). Days follow the calendar of Vietnam,
// without weekends and without the holidays in the settings.

/** 1 January 1970 was a Thursday. */
const weekdayOfDay0 = 4;

const atClock = (day: number, clock: string) =>
  new Date(startOfDay(day).getTime() + Date.parse(`1970-01-01T${clock}Z`));

/** Counts business days. `holidays` are `YYYY-MM-DD`; a day inside is a number since 1 January 1970. */
export class BusinessDays {
  readonly #holidays: ReadonlySet<number>;

  constructor(holidays: readonly string[]) {
    this.#holidays = new Set(holidays.map(parseDay));
  }

  /** Counts the business days that began in Vietnam after the day of an instant. */
  since(instant: string, now: Date): number {
    let count = 0;
    const first = localDayNumber(new Date(instant));
    for (let day = localDayNumber(now); day > first; day -= 1) {
      if (this.#isBusinessDay(day)) count += 1;
    }
    return count;
  }

  /** Returns the instant before which a submitted application is overdue now. */
  overdueBefore(now: Date): string {
    let day = localDayNumber(now);
    let passed = 0;
    for (;;) {
      if (this.#isBusinessDay(day)) passed += 1;
      if (passed > promisedBusinessDays) return startOfDay(day).toISOString();
      day -= 1;
    }
  }

  /** Whether an instant falls on a business day in Vietnam. */
  includes(instant: string): boolean {
    return this.#isBusinessDay(localDayNumber(new Date(instant)));
  }

  /** The instant itself within these hours of a business day, otherwise the start of the next such hours. */
  nextWithin({ from, to }: Settings["rejectionHours"], instant: Date): Date {
    for (let day = localDayNumber(instant); ; day += 1) {
      if (!this.#isBusinessDay(day)) continue;
      const start = atClock(day, from);
      if (instant <= start) return start;
      if (instant < atClock(day, to)) return instant;
    }
  }

  /** When so much time within these hours of business days is over. */
  afterWithin(hours: Settings["rejectionHours"], instant: Date, ms: number): Date {
    let [at, left] = [this.nextWithin(hours, instant), ms];
    for (;;) {
      const end = atClock(localDayNumber(at), hours.to);
      const open = end.getTime() - at.getTime();
      if (left <= open) return new Date(at.getTime() + left);
      left -= open;
      at = this.nextWithin(hours, end);
    }
  }

  #isBusinessDay(day: number): boolean {
    const weekday = (day + weekdayOfDay0) % 7;
    return weekday !== 0 && weekday !== 6 && !this.#holidays.has(day);
  }
}

export async function readBusinessDays(db: Db): Promise<BusinessDays> {
  return new BusinessDays((await readSettings(db)).holidays);
}

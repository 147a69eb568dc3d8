import { promisedBusinessDays, type Application } from "#contract/applications.ts";
import { dayNamed, numberOfDay, startOf } from "#server/lib/calendar.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "#server/settings/settings.ts";

// The site promises an answer within 3-5 business days (spec §9). Days are those of Vietnam, which has
// no daylight saving; weekends and the holidays of the settings are no business days.

/** 1 January 1970 was a Thursday. */
const weekdayOfDay0 = 4;

/** A day of Vietnam, counted from 1 January 1970. */
type Day = number;

/** Counts business days. `holidays` are days as `YYYY-MM-DD`. */
export class BusinessDays {
  readonly #holidays: ReadonlySet<Day>;

  constructor(holidays: readonly string[]) {
    this.#holidays = new Set(holidays.map(dayNamed));
  }

  /** How many business days have begun in Vietnam since the day of an instant; that day itself is none. */
  since(instant: string, now: Date): number {
    let count = 0;
    const first = numberOfDay(new Date(instant));
    for (let day = numberOfDay(now); day > first; day -= 1) {
      if (this.#isBusinessDay(day)) count += 1;
    }
    return count;
  }

  /** The instant before which whatever was sent has waited longer than was promised. */
  overdueBefore(now: Date): string {
    let day = numberOfDay(now);
    let passed = 0;
    for (;;) {
      if (this.#isBusinessDay(day)) passed += 1;
      if (passed > promisedBusinessDays) return startOf(day).toISOString();
      day -= 1;
    }
  }

  #isBusinessDay(day: Day): boolean {
    const weekday = (((day + weekdayOfDay0) % 7) + 7) % 7;
    return weekday !== 0 && weekday !== 6 && !this.#holidays.has(day);
  }
}

/** Business days with the holidays of the settings as they are now. */
export async function readBusinessDays(db: Db): Promise<BusinessDays> {
  return new BusinessDays((await readSettings(db)).holidays);
}

/** How long an application has waited; null for one that waits for nothing any more. */
export function ageOf(
  application: Pick<Application, "status" | "withdrawn_at" | "created_at">,
  days: BusinessDays,
  now: Date,
): Pick<Application, "age_business_days" | "overdue"> {
  const { status, withdrawn_at, created_at } = application;
  const isWaiting = (status === "submitted" || status === "reviewing") && withdrawn_at === null;
  if (!isWaiting) return { age_business_days: null, overdue: false };
  const age = days.since(created_at, now);
  return { age_business_days: age, overdue: age > promisedBusinessDays };
}

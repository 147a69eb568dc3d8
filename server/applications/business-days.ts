import { promisedBusinessDays, type Application } from "#contract/applications.ts";
import { dayNamed, numberOfDay, startOf } from "#server/calendar.ts";
import type { Db } from "#server/db/schema.ts";
import { readSettings } from "#server/settings/settings.ts";

// The promise of the site: HR answers within 3-5 business days (spec §9). Days are those of Vietnam;
// weekends and the holidays of the settings are no business days.

/** 1 January 1970 was a Thursday. */
const weekdayOfDay0 = 4;

/** A day of Vietnam, counted from 1 January 1970. */
type Day = number;

const weekdayOf = (day: Day) => (((day + weekdayOfDay0) % 7) + 7) % 7;
const isWeekday = (day: Day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** Counts business days. `holidays` are days as `YYYY-MM-DD`. */
export class BusinessDays {
  readonly #holidays: ReadonlySet<Day>;

  constructor(holidays: readonly string[]) {
    const days = holidays.map(dayNamed);
    this.#holidays = new Set(days.filter(isWeekday));
  }

  /** How many business days have begun in Vietnam since the day of an instant; that day itself is none. */
  since(instant: string, now: Date): number {
    const [from, to] = [numberOfDay(new Date(instant)), numberOfDay(now)];
    if (to <= from) return 0;
    const holidays = Array.from(this.#holidays).filter((day) => day > from && day <= to);
    return weekdaysUpTo(to) - weekdaysUpTo(from) - holidays.length;
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
    return isWeekday(day) && !this.#holidays.has(day);
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

/** How many weekdays there are up to a day, counted from the Monday before day 0. */
function weekdaysUpTo(day: Day): number {
  const sinceMonday = day + weekdayOfDay0 - 1;
  const weeks = Math.floor(sinceMonday / 7);
  return weeks * 5 + Math.min(5, sinceMonday - weeks * 7 + 1);
}

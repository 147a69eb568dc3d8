/** The zone of the company's calendar: its days, months and years are those of Vietnam. */
export const timeZone = "Asia/Ho_Chi_Minh";

// Vietnam is seven hours ahead of UTC, summer and winter, since 1975.
const aheadMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** A moment as the clocks of Vietnam show it, in the UTC fields of a Date. */
export const onLocalClock = (instant: Date) => new Date(instant.getTime() + aheadMs);

/** `YYYY-MM-DD HH:MM:SS` in Vietnam. */
export const localTime = (instant: string) =>
  onLocalClock(new Date(instant)).toISOString().slice(0, 19).replace("T", " ");

/** The year in Vietnam. */
export const yearOf = (instant: Date) => onLocalClock(instant).getUTCFullYear();

/** The day of an instant in Vietnam, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => nameOfDay(numberOfDay(instant));

/** The day of an instant in Vietnam, counted from 1 January 1970: cheaper than its name. */
export const numberOfDay = (instant: Date) => Math.floor((instant.getTime() + aheadMs) / dayMs);

export const nameOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The number of a day that is given by its name. */
export const dayNamed = (day: string) => Date.parse(day) / dayMs;

/** The instant a day begins at in Vietnam. */
export const startOf = (day: number | string) =>
  new Date((typeof day === "number" ? day : dayNamed(day)) * dayMs - aheadMs);

export const addDays = (day: string, count: number) => nameOfDay(dayNamed(day) + count);

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The Monday of the week a day is in. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

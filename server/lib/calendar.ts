/** The time zone of the company's calendar. */
export const timeZone = "Asia/Ho_Chi_Minh";

// Vietnam has had this offset all year since 1975.
const offsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** The local time in Vietnam, in the UTC fields of a Date. */
export const onLocalClock = (instant: Date) => new Date(instant.getTime() + offsetMs);

/** `YYYY-MM-DD HH:MM:SS` in Vietnam. */
export const localTime = (instant: string) =>
  onLocalClock(new Date(instant)).toISOString().slice(0, 19).replace("T", " ");

/** The year in Vietnam. */
export const yearOf = (instant: Date) => onLocalClock(instant).getUTCFullYear();

/** The day of an instant in Vietnam, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => nameOfDay(numberOfDay(instant));

/** The day of an instant in Vietnam, counted from 1 January 1970. */
export const numberOfDay = (instant: Date) => Math.floor((instant.getTime() + offsetMs) / dayMs);

export const nameOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The number of a day `YYYY-MM-DD`. */
export const dayNamed = (day: string) => Date.parse(day) / dayMs;

/** The first instant of a day in Vietnam. */
export const startOf = (day: number | string) =>
  new Date((typeof day === "number" ? day : dayNamed(day)) * dayMs - offsetMs);

export const addDays = (day: string, count: number) => nameOfDay(dayNamed(day) + count);

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The Monday of the week. */
export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

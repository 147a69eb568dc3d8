/** The time zone of the company's calendar. */
export const timeZone = "Asia/Ho_Chi_Minh";

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

// Vietnam has had this offset all year since 1975.
const offsetMs = 7 * hourMs;

/** The local time in Vietnam, in the UTC fields of a Date. */
export const toLocalTime = (instant: Date) => new Date(instant.getTime() + offsetMs);

/** `YYYY-MM-DD HH:MM:SS` in Vietnam. */
export const formatLocalTime = (instant: string) =>
  toLocalTime(new Date(instant)).toISOString().slice(0, 19).replace("T", " ");

export const localYear = (instant: Date) => toLocalTime(instant).getUTCFullYear();

/** The day of an instant in Vietnam, `YYYY-MM-DD`. */
export const localDay = (instant: Date) => formatDay(localDayNumber(instant));

/** The day of an instant in Vietnam, counted from 1 January 1970. */
export const localDayNumber = (instant: Date) => Math.floor((instant.getTime() + offsetMs) / dayMs);

export const formatDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The number of a day `YYYY-MM-DD`. */
export const parseDay = (day: string) => Date.parse(day) / dayMs;

/** The first instant of a day in Vietnam. */
export const startOfDay = (day: number | string) =>
  new Date((typeof day === "number" ? day : parseDay(day)) * dayMs - offsetMs);

export const addDays = (day: string, count: number) => formatDay(parseDay(day) + count);

export const startOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The Monday of the week. */
export const startOfWeek = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

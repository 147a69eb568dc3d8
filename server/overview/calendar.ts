// The calendar of Asia/Ho_Chi_Minh, where the company is. Vietnam is seven hours ahead of UTC all year.

const aheadMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** The day of an instant in Vietnam, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => nameOfDay(numberOfDay(instant));

/** The day of an instant in Vietnam, counted from 1 January 1970: at hand at once, for who counts much. */
export const numberOfDay = (instant: Date) => Math.floor((instant.getTime() + aheadMs) / dayMs);

export const nameOfDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The instant a day begins at in Vietnam. */
export function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - aheadMs);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The Monday of the week a day is in. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

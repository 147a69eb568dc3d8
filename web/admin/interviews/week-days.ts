import { dayAfter, daysFrom } from "../days.ts";

/** The days of the week of a day and of the next one, each from Monday on, as `YYYY-MM-DD`. */
export function weeksOf(today: string): [thisWeek: string[], nextWeek: string[]] {
  const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
  return [daysFrom(monday, 7), daysFrom(dayAfter(monday, 7), 7)];
}

const dayMs = 86_400_000;

/** The day so many days after another one, as `YYYY-MM-DD`; before it for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** So many days from a day on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(day, index));

/** The number of days from one to another, both included; negative or 0 for a wrong order. */
export const countDays = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

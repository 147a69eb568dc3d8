const dayMs = 86_400_000;

/** The days of the week of a day and of the next one, each from Monday on, as `YYYY-MM-DD`. */
export function weeksOf(today: string): [thisWeek: string[], nextWeek: string[]] {
  const at = new Date(today);
  const monday = at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs;
  const from = (start: number) =>
    Array.from({ length: 7 }, (_, index) =>
      new Date(start + index * dayMs).toISOString().slice(0, 10),
    );
  return [from(monday), from(monday + 7 * dayMs)];
}

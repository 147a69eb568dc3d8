import { funnelDays, type FunnelQuery } from "#contract/funnel.ts";

/** A number of days, a month such as `2026-11m`, a quarter such as `2026-3`, or own days. */
export type Period = string;

export const ownPeriod = "own";

/** The last quarters, the present one first. */
export function quarters(today: string, count = 5): { year: number; quarter: number }[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const current = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => ({
    year: Math.floor((current - back) / 4),
    quarter: ((current - back) % 4) + 1,
  }));
}

type Days = Pick<FunnelQuery, "days" | "from" | "to">;

/** The part of the query that a period stands for. */
export function daysOf(period: Period, own: Pick<FunnelQuery, "from" | "to">): Days {
  const days = funnelDays.find((one) => one === period);
  if (days !== undefined) return { days };
  if (period === ownPeriod) return { days: "30", ...own };
  const isMonth = period.endsWith("m");
  const [year = 0, part = 1] = period.replace("m", "").split("-").map(Number);
  const length = isMonth ? 1 : 3;
  const first = new Date(Date.UTC(year, (part - 1) * length, 1));
  const last = new Date(Date.UTC(year, part * length, 0));
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return { days: "30", from: dayOf(first), to: dayOf(last) };
}

/** The present month of the company and the one before. */
export function months(today: string): { thisMonth: Period; lastMonth: Period } {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const before = month === 1 ? `${year - 1}-12m` : `${year}-${month - 1}m`;
  return { thisMonth: `${year}-${month}m`, lastMonth: before };
}

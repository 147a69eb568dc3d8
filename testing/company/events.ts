import type { CompanyEvent } from "#content-types";

/** One to come and two that are over. */
export const events: readonly CompanyEvent[] = [
  {
    id: "open-day",
    date: "09/08/2031",
    status: "upcoming",
    isSample: false,
  },
  {
    id: "fair",
    date: "15/02/2026",
    status: "finish",
    isSample: false,
  },
  {
    id: "meetup",
    date: "30/11/2025",
    status: "finish",
    isSample: true,
  },
];

import type { CompanyEvent } from "#content-types";

/** The events of the About page, the latest first. */
export const events: readonly CompanyEvent[] = [
  {
    id: "public-office",
    date: "27/03/2026",
    status: "finish",
    isSample: true,
  },
  {
    id: "open-class",
    date: "18/10/2025",
    status: "finish",
    isSample: true,
  },
];

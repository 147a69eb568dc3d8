import type { about } from "./en/about.ts";

type Text = keyof typeof about;

export type CompanyEvent = {
  id: string;
  title: Text;
  /** Day/month/year, as it is shown. */
  date: `${number}/${number}/${number}`;
  location: Text;
  description: Text;
  status: "upcoming" | "finish";
  isSample: boolean;
};

/** The events of the About page, the latest first. */
export const events: readonly CompanyEvent[] = [
  {
    id: "public-office",
    title: "event.public-office.title",
    date: "27/03/2026",
    location: "event.public-office.location",
    description: "event.public-office.description",
    status: "finish",
    isSample: true,
  },
  {
    id: "open-class",
    title: "event.open-class.title",
    date: "18/10/2025",
    location: "event.open-class.location",
    description: "event.open-class.description",
    status: "finish",
    isSample: true,
  },
];

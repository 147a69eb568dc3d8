import type { about } from "./en/about.ts";

type Text = keyof typeof about;

export type CompanyEvent = {
  id: string;
  title: Text;
  date: `${number}/${number}/${number}`;
  location: Text;
  description: Text;
  status: "upcoming" | "finish";
  isSample: boolean;
};

/** One to come and two that are over. */
export const events: readonly CompanyEvent[] = [
  {
    id: "open-day",
    title: "event.open-day.title",
    date: "09/08/2031",
    location: "event.open-day.location",
    description: "event.open-day.description",
    status: "upcoming",
    isSample: false,
  },
  {
    id: "fair",
    title: "event.fair.title",
    date: "15/02/2026",
    location: "event.fair.location",
    description: "event.fair.description",
    status: "finish",
    isSample: false,
  },
  {
    id: "meetup",
    title: "event.meetup.title",
    date: "30/11/2025",
    location: "event.meetup.location",
    description: "event.meetup.description",
    status: "finish",
    isSample: true,
  },
];

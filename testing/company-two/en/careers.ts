import { careers as first } from "../../company/en/careers.ts";

export const careers = {
  ...first,
  "careers.title": "Write software for the shop you pass on your way home every evening",
  "careers.lead":
    "You will meet the people who use your work, because you buy your bread from them.",
  "careers.fullTime.lead": "All of them in {place}, all of them permanent.",
  "careers.process.lead": "We decide within a fortnight.",
  "careers.contact": "Do you see a gap that we do not see?",
  "careers.contact.text": "Describe it on one page, and we will invite you for a coffee.",
} as const;

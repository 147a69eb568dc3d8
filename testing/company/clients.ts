import type { Client } from "#content-types";

export const clients: readonly Client[] = [
  {
    id: "first-school",
    name: { en: "First School", vi: "Trường Số Một" },
    industry: "education",
    solutions: ["reading-app"],
    isSample: false,
  },
  {
    id: "second-university",
    name: { en: "Second University", vi: "Đại học Số Hai" },
    industry: "university",
    solutions: ["timetable-bot", "exam-archive"],
    isSample: false,
  },
  {
    id: "third-university",
    name: { en: "Third University", vi: "Đại học Số Ba" },
    industry: "university",
    solutions: ["lab-network"],
    isSample: true,
  },
];

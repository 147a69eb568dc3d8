import type { Client } from "#content-types";

export const clients: readonly Client[] = [
  {
    id: "first-school",
    name: { en: "First School", vi: "Trường Số Một" },
    industry: "education",
    logo: "/clients/first-school.svg",
    solutions: ["reading-app"],
    isSample: false,
  },
  {
    id: "second-university",
    name: { en: "Second University", vi: "Đại học Số Hai" },
    industry: "university",
    logo: "/clients/second-university.svg",
    solutions: ["timetable-bot", "exam-archive"],
    isSample: false,
  },
  {
    id: "third-university",
    name: { en: "Third University", vi: "Đại học Số Ba" },
    industry: "university",
    logo: "/clients/third-university.svg",
    solutions: ["lab-network"],
    isSample: true,
  },
];

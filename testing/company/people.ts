import type { Person } from "#content-types";

export const mentors: readonly Person[] = [
  {
    id: "mentor",
    name: "Mentor Một",
    icon: "mentor",
    isSample: true,
  },
];

export const directors: readonly Person[] = [
  {
    id: "ceo",
    name: "Giám Đốc Hai",
    icon: "direction",
    isSample: false,
  },
  {
    id: "cto",
    name: "Kỹ Sư Ba",
    icon: "technology",
    isSample: false,
  },
];

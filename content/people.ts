import type { Person } from "#content-types";

/** Who teaches us. Portraits are the pictures `team/<id>`. */
export const mentors: readonly Person[] = [
  {
    id: "mentor",
    name: "Trần Quang Minh",
    icon: "mentor",
    isSample: true,
  },
  {
    id: "ai-lead",
    name: "Lê Hải Anh",
    icon: "research",
    isSample: true,
  },
];

/** Who leads the company. */
export const directors: readonly Person[] = [
  {
    id: "ceo",
    name: "Nguyễn Thu Hà",
    icon: "direction",
    isSample: true,
  },
  {
    id: "cco",
    name: "Phạm Đức Long",
    icon: "partnership",
    isSample: true,
  },
  {
    id: "cto",
    name: "Vũ Hoàng Nam",
    icon: "technology",
    isSample: true,
  },
];

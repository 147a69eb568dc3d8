import type { team } from "./en/team.ts";

type Text = keyof typeof team;

export type Person = {
  id: "mentor" | "ai-lead" | "ceo" | "cco" | "cto";
  name: string;
  role: Text;
  roleInFull?: Text;
  description: Text;
  isSample: boolean;
};

export const mentors: readonly Person[] = [
  {
    id: "mentor",
    name: "Mentor Một",
    role: "role.mentor",
    description: "person.mentor.description",
    isSample: true,
  },
];

export const directors: readonly Person[] = [
  {
    id: "ceo",
    name: "Giám Đốc Hai",
    role: "role.ceo",
    roleInFull: "role.ceo.long",
    description: "person.ceo.description",
    isSample: false,
  },
  {
    id: "cto",
    name: "Kỹ Sư Ba",
    role: "role.cto",
    roleInFull: "role.cto.long",
    description: "person.cto.description",
    isSample: false,
  },
];

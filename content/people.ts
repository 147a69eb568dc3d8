import type { team } from "./en/team.ts";

type Text = keyof typeof team;

export type Person = {
  id: "mentor" | "ai-lead" | "ceo" | "cco" | "cto";
  name: string;
  role: Text;
  /** The role in full, where it is an abbreviation. */
  roleInFull?: Text;
  description: Text;
  isSample: boolean;
};

/** Who teaches us. Portraits are the pictures `team/<id>`. */
export const mentors: readonly Person[] = [
  {
    id: "mentor",
    name: "Trần Quang Minh",
    role: "role.mentor",
    description: "person.mentor.description",
    isSample: true,
  },
  {
    id: "ai-lead",
    name: "Lê Hải Anh",
    role: "role.ai-lead",
    description: "person.ai-lead.description",
    isSample: true,
  },
];

/** Who leads the company. */
export const directors: readonly Person[] = [
  {
    id: "ceo",
    name: "Nguyễn Thu Hà",
    role: "role.ceo",
    roleInFull: "role.ceo.long",
    description: "person.ceo.description",
    isSample: true,
  },
  {
    id: "cco",
    name: "Phạm Đức Long",
    role: "role.cco",
    roleInFull: "role.cco.long",
    description: "person.cco.description",
    isSample: true,
  },
  {
    id: "cto",
    name: "Vũ Hoàng Nam",
    role: "role.cto",
    roleInFull: "role.cto.long",
    description: "person.cto.description",
    isSample: true,
  },
];

import type { PositionPicture } from "#content-types";

/** By the name that a position stores. */
export const positionPictures: Readonly<Record<string, PositionPicture>> = {
  "ai-engineer": { icon: "ai", colour: "primary", ground: "black", picture: "projects/reading" },
  "blockchain-engineer": {
    icon: "blockchain",
    colour: "blue",
    ground: "indigo",
    picture: "projects/sandbox",
  },
  "ecommerce-excutive": { icon: "ecommerce", colour: "danger", ground: "red" },
  "backend-developer": {
    icon: "backend",
    colour: "accent",
    ground: "brown",
    picture: "projects/exams",
  },
  "ai-intern": { icon: "ai", colour: "primary", ground: "green", picture: "projects/reading" },
  "ecommerce-intern": { icon: "ecommerce", colour: "danger", ground: "red" },
  "fullstack-intern": { icon: "fullstack", colour: "accent", ground: "indigo" },
  general: { icon: "fullstack", colour: "primary", ground: "green" },
};

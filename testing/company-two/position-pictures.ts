import type { PositionPicture } from "#content-types";

/** By the name that a position stores. */
export const positionPictures: Readonly<Record<string, PositionPicture>> = {
  "embedded-engineer": {
    icon: "backend",
    colour: "blue",
    ground: "brown",
  },
  "support-specialist": {
    icon: "marketing",
    colour: "danger",
    ground: "green",
  },
  "quality-engineer": {
    icon: "fullstack",
    colour: "accent",
    ground: "black",
  },
  general: {
    icon: "fullstack",
    colour: "primary",
    ground: "green",
  },
};

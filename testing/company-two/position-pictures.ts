/** The looks that a position can have: its icon and colour on a card, and the top of its page. */
export type PositionPicture = {
  icon: "ai" | "blockchain" | "ecommerce" | "fullstack" | "frontend" | "backend" | "marketing";
  colour: "primary" | "blue" | "accent" | "danger";
  ground: "green" | "black" | "indigo" | "red" | "brown";
  /** The picture on its page. */
  picture?: string;
};

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

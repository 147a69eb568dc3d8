import type { PositionPicture } from "#content-types";

/** By the name that a position stores. */
export const positionPictures: Readonly<Record<string, PositionPicture>> = {
  "ai-engineer": {
    icon: "ai",
    colour: "primary",
    ground: "black",
    picture: "projects/callbots",
  },
  "blockchain-engineer": {
    icon: "blockchain",
    colour: "blue",
    ground: "indigo",
    picture: "projects/sandbox",
  },
  "ecommerce-excutive": {
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
  },
  "fullstack-developer": {
    icon: "fullstack",
    colour: "accent",
    ground: "brown",
    picture: "projects/portfolio",
  },
  "frontend-developer": {
    icon: "frontend",
    colour: "blue",
    ground: "indigo",
    picture: "projects/learner-analytics",
  },
  "backend-developer": {
    icon: "backend",
    colour: "primary",
    ground: "green",
    picture: "projects/document-assistant",
  },
  "ai-intern": {
    icon: "ai",
    colour: "primary",
    ground: "indigo",
    picture: "projects/pronunciation",
  },
  "ecommerce-intern": {
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
  },
  "blockchain-intern": {
    icon: "blockchain",
    colour: "blue",
    ground: "green",
    picture: "projects/check-in",
  },
  "fullstack-intern": {
    icon: "fullstack",
    colour: "accent",
    ground: "red",
    picture: "projects/lesson-notes",
  },
  "marketing-intern": {
    icon: "marketing",
    colour: "danger",
    ground: "red",
    picture: "projects/administrative-chatbot",
  },
  general: {
    icon: "fullstack",
    colour: "primary",
    ground: "green",
  },
};

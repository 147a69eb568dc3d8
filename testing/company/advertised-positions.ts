import type { positions } from "./positions.ts";

type AdvertisedSlug = Extract<(typeof positions)[number], { title: string }>["slug"];

type Advert = {
  slug: AdvertisedSlug;
  icon: "ai" | "blockchain" | "ecommerce" | "fullstack" | "frontend" | "backend" | "marketing";
  colour: "primary" | "blue" | "accent" | "danger";
  ground: "green" | "black" | "indigo" | "red" | "brown";
  picture?: string;
  skills: readonly string[];
  posted: string;
  isSample: boolean;
};

/** Four full-time positions and three internships. One of each is a sample. */
export const advertisedPositions: readonly Advert[] = [
  {
    slug: "ai-engineer",
    icon: "ai",
    colour: "primary",
    ground: "black",
    picture: "projects/reading",
    skills: ["Python", "SQL"],
    posted: "2026-02-03",
    isSample: false,
  },
  {
    slug: "blockchain-engineer",
    icon: "blockchain",
    colour: "blue",
    ground: "indigo",
    picture: "projects/sandbox",
    skills: ["Go"],
    posted: "2026-02-03",
    isSample: false,
  },
  {
    slug: "ecommerce-excutive",
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
    skills: ["Excel", "SEO"],
    posted: "2026-02-03",
    isSample: true,
  },
  {
    slug: "backend-developer",
    icon: "backend",
    colour: "accent",
    ground: "brown",
    picture: "projects/exams",
    skills: ["Node.js", "PostgreSQL"],
    posted: "2026-02-03",
    isSample: false,
  },
  {
    slug: "ai-intern",
    icon: "ai",
    colour: "primary",
    ground: "green",
    picture: "projects/reading",
    skills: ["Python"],
    posted: "2026-02-03",
    isSample: false,
  },
  {
    slug: "ecommerce-intern",
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
    skills: ["Excel"],
    posted: "2026-02-03",
    isSample: true,
  },
  {
    slug: "fullstack-intern",
    icon: "fullstack",
    colour: "accent",
    ground: "indigo",
    skills: ["JavaScript", "SQL"],
    posted: "2026-02-03",
    isSample: false,
  },
];

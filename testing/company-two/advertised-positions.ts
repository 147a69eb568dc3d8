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

export const advertisedPositions: readonly Advert[] = [
  {
    slug: "embedded-engineer",
    icon: "backend",
    colour: "blue",
    ground: "brown",
    skills: ["C", "Rust", "Printers"],
    posted: "2026-06-01",
    isSample: false,
  },
  {
    slug: "support-specialist",
    icon: "marketing",
    colour: "danger",
    ground: "green",
    skills: ["Vietnamese", "Khmer"],
    posted: "2026-06-01",
    isSample: false,
  },
  {
    slug: "quality-engineer",
    icon: "fullstack",
    colour: "accent",
    ground: "black",
    skills: ["Playwright"],
    posted: "2026-06-01",
    isSample: false,
  },
];

import type { positions } from "./positions.ts";

/** The positions that have a card and a page of their own. */
type AdvertisedSlug = Extract<(typeof positions)[number], { title: string }>["slug"];

type Advert = {
  slug: AdvertisedSlug;
  icon: "ai" | "blockchain" | "ecommerce" | "fullstack" | "frontend" | "backend" | "marketing";
  colour: "primary" | "blue" | "accent" | "danger";
  /** The top of its page: a ground, and the picture of a project it leads to, if there is one. */
  ground: "green" | "black" | "indigo" | "red" | "brown";
  picture?: string;
  /** The requirements shown as tags; their names are the same in every language. */
  skills: readonly string[];
  /** The day the advertisement was published. */
  posted: string;
  /** A sample is no vacancy: search engines are told of it only once this is false. */
  isSample: boolean;
};

/** The six full-time positions and the five internships, in the order of spec §3. */
export const advertisedPositions: readonly Advert[] = [
  {
    slug: "ai-engineer",
    icon: "ai",
    colour: "primary",
    ground: "black",
    picture: "projects/callbots",
    skills: ["Python", "PyTorch", "LLM", "RAG", "pgvector"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "blockchain-engineer",
    icon: "blockchain",
    colour: "blue",
    ground: "indigo",
    picture: "projects/sandbox",
    skills: ["Go", "Solidity", "Hyperledger Fabric", "TypeScript"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "ecommerce-excutive",
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
    skills: ["Shopee", "TikTok Shop", "Google Analytics", "Excel"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "fullstack-developer",
    icon: "fullstack",
    colour: "accent",
    ground: "brown",
    picture: "projects/portfolio",
    skills: ["TypeScript", "React", "Node.js", "PostgreSQL"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "frontend-developer",
    icon: "frontend",
    colour: "blue",
    ground: "indigo",
    picture: "projects/learner-analytics",
    skills: ["TypeScript", "React", "CSS", "WCAG", "Playwright"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "backend-developer",
    icon: "backend",
    colour: "primary",
    ground: "green",
    picture: "projects/document-assistant",
    skills: ["Node.js", "PostgreSQL", "REST", "Docker", "Linux"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "ai-intern",
    icon: "ai",
    colour: "primary",
    ground: "indigo",
    picture: "projects/pronunciation",
    skills: ["Python", "NumPy", "PyTorch"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "ecommerce-intern",
    icon: "ecommerce",
    colour: "danger",
    ground: "red",
    skills: ["Excel", "Canva", "Shopee"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "blockchain-intern",
    icon: "blockchain",
    colour: "blue",
    ground: "green",
    picture: "projects/check-in",
    skills: ["Go", "Solidity", "Git"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "fullstack-intern",
    icon: "fullstack",
    colour: "accent",
    ground: "red",
    picture: "projects/lesson-notes",
    skills: ["JavaScript", "React", "SQL", "Git"],
    posted: "2026-10-01",
    isSample: true,
  },
  {
    slug: "marketing-intern",
    icon: "marketing",
    colour: "danger",
    ground: "red",
    picture: "projects/administrative-chatbot",
    skills: ["Copywriting", "Canva", "CapCut", "SEO"],
    posted: "2026-10-01",
    isSample: true,
  },
];

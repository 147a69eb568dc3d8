/** A job one can apply for. The slug is what the form sends and what an application keeps as its job. */
export type Position = {
  slug: string;
  /** Label in the form's list (spec §3). */
  label: string;
  /** Title on the careers page; absent where the position is not advertised. */
  title?: string;
  kind: "full-time" | "internship";
};

/**
 * The ten options of spec §3, their slugs kept (`ecommerce-excutive` is spelled so there), and the
 * four advertised jobs that have no option there.
 */
export const positions = [
  { slug: "ai-engineer", label: "AI Engineer", title: "AI Engineer", kind: "full-time" },
  {
    slug: "blockchain-engineer",
    label: "Blockchain Engineer",
    title: "Blockchain Engineer",
    kind: "full-time",
  },
  {
    slug: "fullstack-developer",
    label: "Fullstack Developer",
    title: "Fullstack Developer",
    kind: "full-time",
  },
  {
    slug: "frontend-developer",
    label: "Frontend Developer",
    title: "Frontend Developer",
    kind: "full-time",
  },
  {
    slug: "backend-developer",
    label: "Backend Developer",
    title: "Backend Developer",
    kind: "full-time",
  },
  {
    slug: "ecommerce-excutive",
    label: "Ecommerce Executive",
    title: "E-commerce",
    kind: "full-time",
  },
  { slug: "ui-designer", label: "UI/UX Designer", kind: "full-time" },
  {
    slug: "ecommerce-intern",
    label: "Intern Ecommerce",
    title: "E-commerce Intern",
    kind: "internship",
  },
  {
    slug: "marketing-intern",
    label: "Intern Marketing & Content",
    title: "Marketing & Content Intern",
    kind: "internship",
  },
  { slug: "ai-intern", label: "Intern AI", title: "AI Intern", kind: "internship" },
  {
    slug: "blockchain-intern",
    label: "Intern Blockchain",
    title: "Blockchain Intern",
    kind: "internship",
  },
  {
    slug: "fullstack-intern",
    label: "Intern Fullstack",
    title: "Fullstack Developer Intern",
    kind: "internship",
  },
  { slug: "backend-intern", label: "Intern Backend", kind: "internship" },
  { slug: "frontend-intern", label: "Intern Frontend", kind: "internship" },
] as const satisfies readonly Position[];

export type PositionSlug = (typeof positions)[number]["slug"];

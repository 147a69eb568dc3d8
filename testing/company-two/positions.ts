/** A job one can apply for. The slug is what the form sends and what an application keeps as its job. */
export type Position = {
  slug: string;
  /** Label in the form's list (spec §3). */
  label: string;
  /** Title on the careers page; absent where the position is not advertised. */
  title?: string;
  kind: "full-time" | "internship";
};

/** Three, all of them advertised. */
export const positions = [
  {
    slug: "embedded-engineer",
    label: "Embedded Software Engineer",
    title: "Embedded Systems Engineer",
    kind: "full-time",
  },
  {
    slug: "support-specialist",
    label: "Customer Support Specialist",
    title: "Customer Support Specialist",
    kind: "full-time",
  },
  {
    slug: "quality-engineer",
    label: "Quality Engineer",
    title: "Quality Engineer",
    kind: "full-time",
  },
] as const satisfies readonly Position[];

export type PositionSlug = (typeof positions)[number]["slug"];

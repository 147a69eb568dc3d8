import type { about } from "./en/about.ts";

type Text = keyof typeof about;
type ValueCard = {
  icon: "integrity" | "innovation" | "excellence";
  color: "primary" | "accent" | "danger";
  title: Text;
  description: Text;
};

/** What the company holds to (spec §1). */
export const values = [
  {
    icon: "integrity",
    color: "primary",
    title: "about.values.integrity",
    description: "about.values.integrity.description",
  },
  {
    icon: "innovation",
    color: "accent",
    title: "about.values.innovation",
    description: "about.values.innovation.description",
  },
  {
    icon: "excellence",
    color: "danger",
    title: "about.values.excellence",
    description: "about.values.excellence.description",
  },
] as const satisfies readonly ValueCard[];

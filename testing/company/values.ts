import type { about } from "./en/about.ts";

type Text = keyof typeof about;
type ValueCard = {
  icon: "integrity" | "innovation" | "excellence";
  color: "jade" | "bronze" | "lacquer";
  title: Text;
  description: Text;
};

/** What the company holds to (spec §1). */
export const values = [
  {
    icon: "integrity",
    color: "jade",
    title: "about.values.integrity",
    description: "about.values.integrity.description",
  },
  {
    icon: "innovation",
    color: "bronze",
    title: "about.values.innovation",
    description: "about.values.innovation.description",
  },
  {
    icon: "excellence",
    color: "lacquer",
    title: "about.values.excellence",
    description: "about.values.excellence.description",
  },
] as const satisfies readonly ValueCard[];

import type { about } from "./en/about.ts";

type Text = keyof typeof about;
type MissionCard = {
  icon: "people" | "society" | "foundation" | "life";
  title: Text;
  description: Text;
};

/** The four pillars of the mission (spec §1). */
export const mission = [
  {
    icon: "people",
    title: "about.mission.people",
    description: "about.mission.people.description",
  },
  {
    icon: "society",
    title: "about.mission.society",
    description: "about.mission.society.description",
  },
  {
    icon: "foundation",
    title: "about.mission.foundation",
    description: "about.mission.foundation.description",
  },
  {
    icon: "life",
    title: "about.mission.life",
    description: "about.mission.life.description",
  },
] as const satisfies readonly MissionCard[];

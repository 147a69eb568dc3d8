import type { MissionCard } from "#content-types";

/** The four pillars of the mission (spec §1). */
export const mission: readonly MissionCard[] = [
  { id: "people", icon: "people" },
  { id: "society", icon: "society" },
  { id: "foundation", icon: "foundation" },
  { id: "life", icon: "life" },
];

import type { MissionCard } from "#content-types";

export const mission: readonly MissionCard[] = [
  { id: "craft", icon: "foundation" },
  { id: "neighbours", icon: "society" },
];

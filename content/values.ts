import type { ValueCard } from "#content-types";

/** What the company holds to (spec §1). */
export const values: readonly ValueCard[] = [
  { id: "integrity", icon: "integrity", color: "primary" },
  { id: "innovation", icon: "innovation", color: "accent" },
  { id: "excellence", icon: "excellence", color: "danger" },
];

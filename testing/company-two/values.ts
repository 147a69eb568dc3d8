import type { ValueCard } from "#content-types";

export const values: readonly ValueCard[] = [
  { id: "patience", icon: "excellence", color: "danger" },
  { id: "honesty", icon: "integrity", color: "accent" },
];

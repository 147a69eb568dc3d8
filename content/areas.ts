import type { Area } from "#content-types";

/** The fields of work, in the order of the home page. */
export const areas: readonly Area[] = ["ai", "blockchain", "ecommerce", "fintech"];

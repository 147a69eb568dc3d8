import type { Area } from "#content-types";

export const areas: readonly Area[] = ["ecommerce", "ai"];

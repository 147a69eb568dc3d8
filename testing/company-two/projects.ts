import type { AiProject, BlockchainProject, FintechProject } from "#content-types";

export const blockchainProjects: readonly BlockchainProject[] = [];

export const fintechProjects: readonly FintechProject[] = [];

/** One for a client, and one of the company's own without a category. */
export const aiProjects: readonly AiProject[] = [
  { id: "harvest-forecast", category: "forecast", client: "shop-07" },
  { id: "shelf-count", category: "none", isOnHome: true },
];

import type { AiProject, BlockchainProject, FintechProject } from "#content-types";

export const blockchainProjects: readonly BlockchainProject[] = [
  { id: "sandbox", client: "third-university", platform: "Hyperledger Fabric" },
  { id: "check-in", client: "first-school", platform: "Blockchain, NFT", isOnHome: true },
];

export const fintechProjects: readonly FintechProject[] = [
  {
    id: "portfolio",
    assets: ["stocks", "bonds", "property", "gold"],
    tools: ["technical", "fundamental", "indicators", "training"],
    isSample: true,
  },
];

export const aiProjects: readonly AiProject[] = [
  { id: "reading", category: "speech", client: "first-school" },
  { id: "timetable", category: "conversation", client: "second-university" },
  { id: "exams", category: "search", client: "second-university", isOnHome: true },
];

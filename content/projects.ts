import type { AiProject, BlockchainProject, FintechProject } from "#content-types";

export const blockchainProjects: readonly BlockchainProject[] = [
  { id: "sandbox", client: "nam-sao", platform: "Hyperledger Fabric", isOnHome: true },
  { id: "check-in", client: "van-hai", platform: "Blockchain, NFT", isOnHome: true },
];

export const fintechProjects: readonly FintechProject[] = [
  {
    id: "portfolio",
    assets: ["stocks", "bonds", "property", "gold"],
    tools: ["technical", "fundamental", "indicators", "training"],
    isSample: true,
  },
];

/** The AI projects (spec §2). Each has a picture of its name among the images of the projects. */
export const aiProjects: readonly AiProject[] = [
  { id: "pronunciation", category: "speech", client: "may-trang", isOnHome: true },
  { id: "administrative-chatbot", category: "conversation", client: "bach-son" },
  { id: "callbots", category: "speech", client: "lua-vang" },
  { id: "document-assistant", category: "documents", client: "bach-son" },
  { id: "university-chatbot", category: "conversation", client: "nam-sao" },
  { id: "knowledge-assistant", category: "search", client: "van-hai" },
  { id: "lesson-notes", category: "speech", client: "may-trang" },
  { id: "learner-analytics", category: "analytics", client: "lua-vang" },
];

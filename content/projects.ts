import type { Client } from "./clients.ts";

/** The clients of the two blockchain projects. */
export const blockchainProjects = {
  sandbox: { client: "nam-sao" },
  checkIn: { client: "van-hai" },
} as const satisfies Record<string, { client: Client["id"] }>;

/** The eight AI projects (spec §2). Each has a picture of its name among the images of the projects. */
export const aiProjects = [
  { id: "pronunciation", category: "speech", client: "may-trang" },
  { id: "administrative-chatbot", category: "conversation", client: "bach-son" },
  { id: "callbots", category: "speech", client: "lua-vang" },
  { id: "document-assistant", category: "documents", client: "bach-son" },
  { id: "university-chatbot", category: "conversation", client: "nam-sao" },
  { id: "knowledge-assistant", category: "search", client: "van-hai" },
  { id: "lesson-notes", category: "speech", client: "may-trang" },
  { id: "learner-analytics", category: "analytics", client: "lua-vang" },
] as const satisfies readonly { id: string; category: string; client: Client["id"] }[];

export type AiProject = (typeof aiProjects)[number];

import type { Client } from "./clients.ts";

export const blockchainProjects = {
  sandbox: { client: "third-university" },
  checkIn: { client: "first-school" },
} as const satisfies Record<string, { client: Client["id"] }>;

export const aiProjects = [
  { id: "reading", category: "speech", client: "first-school" },
  { id: "timetable", category: "conversation", client: "second-university" },
  { id: "exams", category: "search", client: "second-university" },
] as const satisfies readonly { id: string; category: string; client: Client["id"] }[];

export type AiProject = (typeof aiProjects)[number];

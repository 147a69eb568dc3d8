import type { PlainSolution } from "#content-types";

/** What stands on the Solutions page beside the linked products (spec §2). */
export const plainSolutions: readonly PlainSolution[] = [
  { id: "bot-language-model", icon: "bot" },
  { id: "note-language-model", icon: "notes" },
  { id: "query-ai", icon: "query" },
  { id: "big-data", icon: "chart" },
  { id: "embedding", icon: "blocks" },
  { id: "llm-training", icon: "settings" },
];

/** The company profile, one document per language. */
export const companyProfile = {
  en: "/profile/norava-profile-en.pdf",
  vi: "/profile/norava-profile-vi.pdf",
} as const;

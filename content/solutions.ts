/** What stands on the Solutions page beside the linked products (spec §2). */
export const plainSolutions = [
  "bot-language-model",
  "note-language-model",
  "query-ai",
  "big-data",
  "embedding",
  "llm-training",
] as const;

/** The company profile, one document per language. */
export const companyProfile = {
  en: "/profile/norava-profile-en.pdf",
  vi: "/profile/norava-profile-vi.pdf",
} as const;

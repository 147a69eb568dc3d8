import type { PlainSolution } from "#content-types";

export const plainSolutions: readonly PlainSolution[] = [
  { id: "query-ai", icon: "query" },
  { id: "embedding", icon: "blocks" },
];

export const companyProfile = {
  en: "/profile/test-company-en.pdf",
  vi: "/profile/test-company-vi.pdf",
} as const;

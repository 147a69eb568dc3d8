export const plainSolutions = ["query-ai", "embedding"] as const;

export const companyProfile = {
  en: "/profile/test-company-en.pdf",
  vi: "/profile/test-company-vi.pdf",
} as const;

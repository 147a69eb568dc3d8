import { terms as first } from "../../company/en/terms.ts";

export const terms = {
  ...first,
  "terms.updated": "Last Updated: February 2026",
  "terms.basis.court": "Courts in {place} decide disputes.",
} as const;

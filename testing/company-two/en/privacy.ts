import { privacy as first } from "../../company/en/privacy.ts";

export const privacy = {
  ...first,
  "privacy.updated": "Last Updated: February 2026",
  "privacy.lead": "How {company} treats what you entrust to it.",
} as const;

import type { terms as en } from "../en/terms.ts";
import { terms as first } from "../../company/vi/terms.ts";

export const terms: Record<keyof typeof en, string> = {
  ...first,
  "terms.updated": "Cập nhật lần cuối: Tháng 2 năm 2026",
  "terms.basis.court": "Tòa án tại {place} giải quyết tranh chấp.",
};

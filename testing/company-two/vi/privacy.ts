import type { privacy as en } from "../en/privacy.ts";
import { privacy as first } from "../../company/vi/privacy.ts";

export const privacy: Record<keyof typeof en, string> = {
  ...first,
  "privacy.updated": "Cập nhật lần cuối: Tháng 2 năm 2026",
  "privacy.lead": "Cách {company} giữ gìn những gì bạn giao phó.",
};

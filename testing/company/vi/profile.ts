import type { profile as en } from "../en/profile.ts";

export const profile: Partial<Record<keyof typeof en, string>> = {
  "profile.title": "Hồ sơ thử",
  "profile.documentTitle": "Hồ sơ của {company}",
  "profile.mission": "Sứ mệnh thử",
  "profile.fields": "{count} giải pháp thử",
  "profile.fieldsTwo": "Giải pháp thử khác",
  "profile.projects": "Dự án thử",
  "profile.assistants": "Trợ lý thử",
  "profile.clients": "Khách hàng thử",
  "profile.team": "Đội ngũ thử",
  "profile.contact": "Liên hệ thử",
  "profile.contact.text": "Hãy viết cho công ty thử.",
  "profile.legalName": "Tên pháp lý thử",
  "profile.taxCode": "Mã số thuế thử",
};

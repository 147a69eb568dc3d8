import type { profile as en } from "../en/profile.ts";

export const profile: Partial<Record<keyof typeof en, string>> = {
  "profile.title": "Hồ sơ của công ty chưa có đội ngũ",
  "profile.documentTitle": "{company} trên giấy",
  "profile.mission": "Điều chúng tôi theo đuổi",
  "profile.fields": "{count} giải pháp trên một trang",
  "profile.fieldsTwo": "Các lĩnh vực khác",
  "profile.projects": "Dự án",
  "profile.assistants": "{count} trợ lý trong cửa hàng",
  "profile.assistants.one": "{count} trợ lý trong cửa hàng",
  "profile.clients": "Hai mươi quầy hàng",
  "profile.team": "Đội ngũ",
  "profile.contact": "Mời ghé chơi",
  "profile.contact.text": "Ấm trà đã sẵn.",
  "profile.legalName": "Tên pháp lý",
  "profile.taxCode": "Mã số thuế",
};

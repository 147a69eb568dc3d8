import type { profile as en } from "../en/profile.ts";

export const profile: Partial<Record<keyof typeof en, string>> = {
  "profile.title": "Hồ sơ năng lực",
  "profile.documentTitle": "{company}: hồ sơ năng lực",
  "profile.mission": "Sứ mệnh và giá trị",
  "profile.fields": "Một đội ngũ, {count} giải pháp",
  "profile.fieldsTwo": "Thương mại điện tử và fintech",
  "profile.projects": "Dự án tiêu biểu",
  "profile.assistants": "{count} trợ lý đang làm việc",
  "profile.clients": "Khách hàng của chúng tôi",
  "profile.team": "Những người chịu trách nhiệm",
  "profile.contact": "Trò chuyện với chúng tôi",
  "profile.contact.text":
    "Hãy cho chúng tôi biết điều gì cần tốt hơn. Mọi việc bắt đầu từ một cuộc trò chuyện; nếu công nghệ không phải là câu trả lời, chúng tôi sẽ nói thẳng.",
  "profile.legalName": "Tên pháp lý",
  "profile.taxCode": "Mã số thuế",
};

import type { contact as en } from "../en/contact.ts";

export const contact: Partial<Record<keyof typeof en, string>> = {
  "contact.title": "Liên hệ",
  "contact.lead": "Chúng tôi rất mong được nghe về dự án của bạn.",
  "contact.details": "Thông tin công ty",
  "contact.phone": "Điện thoại",
  "contact.email": "Email",
  "contact.address": "Địa chỉ",
  "contact.website": "Trang web",
  "contact.social": "Mạng xã hội",
  "contact.facebook": "Trang Facebook",
  "contact.youtube": "Kênh YouTube",
};

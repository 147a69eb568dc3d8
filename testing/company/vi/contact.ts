import type { contact as en } from "../en/contact.ts";

export const contact: Record<keyof typeof en, string> = {
  "contact.title": "Liên hệ",
  "contact.lead": "Hãy gọi hoặc viết cho chúng tôi.",
  "contact.details": "Thông tin công ty",
  "contact.phone": "Điện thoại",
  "contact.email": "Email",
  "contact.address": "Địa chỉ",
  "contact.website": "Trang web",
  "contact.social": "Mạng xã hội",
  "contact.facebook": "Trang Facebook",
  "contact.youtube": "Kênh YouTube",
};

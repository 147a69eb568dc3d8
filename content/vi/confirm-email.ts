import type { confirmEmail as en } from "../en/confirm-email.ts";

export const confirmEmail: Partial<Record<keyof typeof en, string>> = {
  "confirmEmail.loading": "Đang tải...",
  "confirmEmail.title": "Xác nhận email mới",
  "confirmEmail.text": "Từ đó bạn đăng nhập bằng chính địa chỉ đã nhận liên kết này.",
  "confirmEmail.submit": "Xác nhận email",
  "confirmEmail.busy": "Đang xác nhận...",
  "confirmEmail.done": "Đã xác nhận email",
  "confirmEmail.failed": "Chưa xác nhận được email",
  "confirmEmail.gone": "Không dùng được liên kết này",
  "confirmEmail.goneText": "Hãy yêu cầu liên kết mới trong phần cài đặt.",
  "confirmEmail.missing": "Liên kết chưa đầy đủ",
  "confirmEmail.missingText": "Hãy mở lại trọn vẹn liên kết trong email.",
  "confirmEmail.settings": "Mở cài đặt",
  "confirmEmail.signIn": "Đăng nhập",
};

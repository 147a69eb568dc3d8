import type { forms as en } from "../en/forms.ts";

export const forms: Partial<Record<keyof typeof en, string>> = {
  "form.dismiss": "Đóng hộp thoại",
  "form.discard": "Bỏ các thay đổi?",
  "form.discardText": "Những thay đổi ở đây chưa được lưu.",
  "form.keepEditing": "Tiếp tục chỉnh sửa",
  "form.discardNow": "Bỏ thay đổi",
  "form.reopen": "Mở lại",
  "form.about": "{name}: {reason}",
  "form.unchanged": "Chưa có gì thay đổi",

  "conflict.title": "Có người khác vừa thay đổi",
  "conflict.titleBy": "{name} vừa thay đổi nội dung này",
  "conflict.text": "Chưa có gì bị ghi đè. Hãy chọn bản sẽ giữ lại.",
  "conflict.mine": "Của bạn",
  "conflict.theirs": "Của họ",
  "conflict.empty": "(trống)",
  "conflict.keepMine": "Giữ bản của tôi",
  "conflict.takeTheirs": "Lấy bản của họ",
};

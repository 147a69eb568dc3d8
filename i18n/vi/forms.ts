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

  "loadMore.more": "Xem thêm",
  "loadMore.busy": "Đang tải...",
  "loadMore.failed": "Không tải thêm được",

  "conflict.title": "Có người khác đã thay đổi nội dung này trong lúc bạn chỉnh sửa",
  "conflict.titleBy": "{name} đã thay đổi nội dung này trong lúc bạn chỉnh sửa",
  "conflict.text": "Chưa có gì bị ghi đè. Hãy chọn bản muốn giữ.",
  "conflict.mine": "Của bạn",
  "conflict.theirs": "Của họ",
  "conflict.empty": "(trống)",
  "conflict.keepMine": "Giữ bản của tôi",
  "conflict.takeTheirs": "Dùng bản của họ",
};

import type { forms as en } from "../en/forms.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const forms: Vietnamese<typeof en> = {
  "form.dismiss": "Đóng hộp thoại",
  "form.discard": "Bỏ các thay đổi?",
  "form.discardText": "Những thay đổi ở đây chưa được lưu.",
  "form.keepEditing": "Tiếp tục chỉnh sửa",
  "form.discardNow": "Bỏ thay đổi",
  "form.unchanged": "Chưa có gì thay đổi",
  "form.copy": "Sao chép",
  "form.download": "Tải xuống",
  "form.creating": "Đang tạo...",
  "form.deleting": "Đang xóa...",
  "form.notProvided": "Chưa cung cấp",

  "loadMore.more": "Xem thêm",
  "loadMore.failed": "Không tải thêm được",

  "conflict.title": "Có người khác đã thay đổi nội dung này trong lúc bạn chỉnh sửa",
  "conflict.titleBy": "{name} đã thay đổi nội dung này trong lúc bạn chỉnh sửa",
  "conflict.text": "Chưa có gì bị ghi đè. Hãy chọn bản muốn giữ.",
  "conflict.mine": "Của bạn",
  "conflict.theirs": "Bản vừa lưu",
  "conflict.empty": "(trống)",
  "conflict.keepMine": "Giữ bản của tôi",
  "conflict.takeTheirs": "Dùng bản vừa lưu",
  "copy.copied": "Đã sao chép liên kết",
  "copy.notCopied": "Không sao chép được liên kết",
  "copy.notCopiedText": "Hãy chọn liên kết và sao chép thủ công.",
  "copy.copy": "Sao chép liên kết",
};

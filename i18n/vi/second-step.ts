import type { secondStep as en } from "../en/second-step.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const secondStep: Vietnamese<typeof en> = {
  "secondStep.title": "Đăng nhập hai bước",
  "secondStep.label": "Mã xác thực",
  "secondStep.hint": "Nhập sáu chữ số đang hiện trong ứng dụng xác thực của bạn.",
  "secondStep.recovery": "Mã khôi phục",
  "secondStep.recoveryHint": "Mỗi mã khôi phục chỉ dùng được một lần.",
  "secondStep.useRecovery": "Dùng mã khôi phục",
  "secondStep.useApp": "Dùng ứng dụng xác thực",
  "secondStep.submit": "Xác nhận",
  "secondStep.busy": "Đang xác nhận...",
  "secondStep.back": "Quay lại",
};

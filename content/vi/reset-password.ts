import type { resetPassword as en } from "../en/reset-password.ts";

export const resetPassword: Partial<Record<keyof typeof en, string>> = {
  "resetPassword.title": "Chọn mật khẩu của bạn",
  "resetPassword.text":
    "Dùng ít nhất {min} ký tự. Vài từ không liên quan với nhau là lựa chọn tốt.",
  "resetPassword.password": "Mật khẩu mới",
  "resetPassword.confirm": "Nhập lại mật khẩu",
  "resetPassword.show": "Hiện mật khẩu",
  "resetPassword.hide": "Ẩn mật khẩu",
  "resetPassword.submit": "Lưu mật khẩu",
  "resetPassword.busy": "Đang lưu...",
  "resetPassword.success": "Đã lưu mật khẩu",
  "resetPassword.failed": "Chưa lưu được mật khẩu",
  "resetPassword.unexpected": "Đã xảy ra lỗi không mong muốn",
  "resetPassword.missing": "Liên kết chưa đầy đủ",
  "resetPassword.missingText":
    "Hãy mở lại toàn bộ liên kết trong email hoặc cửa sổ dòng lệnh. Nếu không còn, hãy yêu cầu liên kết mới.",
  "resetPassword.gone": "Liên kết không còn hiệu lực",
  "resetPassword.goneText":
    "Mỗi liên kết chỉ dùng được một lần và trong thời gian giới hạn. Nếu đã chọn mật khẩu, bạn hãy đăng nhập; nếu chưa, hãy yêu cầu liên kết mới.",
  "resetPassword.newLink": "Yêu cầu liên kết mới",
  "resetPassword.signIn": "Đăng nhập",
};

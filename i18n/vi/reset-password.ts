import type { resetPassword as en } from "../en/reset-password.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const resetPassword: Vietnamese<typeof en> = {
  "resetPassword.checking": "Đang kiểm tra liên kết...",
  "resetPassword.title.setup": "Tạo tài khoản quản trị",
  "resetPassword.title.invite": "Đặt mật khẩu của bạn",
  "resetPassword.title.reset": "Đặt mật khẩu mới",
  "resetPassword.text.setup": "Đây là quản trị viên đầu tiên của trang web và có toàn quyền.",
  "resetPassword.text.invite": "Sau đó, bạn có thể đăng nhập bằng email và mật khẩu này.",
  "resetPassword.text.reset": "Tài khoản của bạn sẽ tự động đăng xuất khỏi mọi thiết bị khác.",
  "resetPassword.confirm": "Nhập lại mật khẩu",
  "resetPassword.submit": "Lưu mật khẩu",
  "resetPassword.saved": "Đã lưu mật khẩu",
  "resetPassword.failed": "Chưa lưu được mật khẩu",
  "resetPassword.missing": "Liên kết chưa đầy đủ",
  "resetPassword.missingText":
    "Hãy mở liên kết đầy đủ trong email hoặc cửa sổ dòng lệnh. Bạn có thể mở lại liên kết cho đến khi đặt xong mật khẩu hoặc liên kết hết hạn.",
  "resetPassword.gone": "Liên kết này không còn hiệu lực",
  "resetPassword.goneText":
    "Nếu đã đặt mật khẩu, bạn hãy đăng nhập. Nếu chưa, hãy yêu cầu liên kết mới.",
  "resetPassword.unchecked": "Chưa kiểm tra được liên kết",
  "resetPassword.newLink": "Yêu cầu liên kết mới",
};

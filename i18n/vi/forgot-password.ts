import type { forgotPassword as en } from "../en/forgot-password.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const forgotPassword: Vietnamese<typeof en> = {
  "forgotPassword.title": "Bạn quên mật khẩu?",
  "forgotPassword.text":
    "Hãy nhập email của tài khoản. Chúng tôi sẽ gửi cho bạn một liên kết để đặt mật khẩu mới.",
  "forgotPassword.submit": "Gửi liên kết",
  "forgotPassword.noScript": "Chức năng này cần JavaScript. Vui lòng bật rồi tải lại trang.",
  "forgotPassword.failed": "Chưa gửi được liên kết",
  "forgotPassword.sent": "Hãy kiểm tra hộp thư",
  "forgotPassword.sentTo": "Bạn đã yêu cầu gửi liên kết đến {email}.",
  "forgotPassword.advice":
    "Liên kết có hiệu lực trong 60 phút và chỉ liên kết mới nhất dùng được. Nếu sau vài phút vẫn chưa nhận được email, bạn hãy xem cả thư mục spam và kiểm tra lại địa chỉ.",
  "forgotPassword.again": "Dùng địa chỉ khác",
  "forgotPassword.signIn": "Quay lại đăng nhập",
};

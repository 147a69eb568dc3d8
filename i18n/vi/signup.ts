import type { signup as en } from "../en/signup.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const signup: Vietnamese<typeof en> = {
  "signup.welcome": "Tham gia cùng {company}",
  "signup.welcomeText": "Tạo tài khoản để làm việc trực tuyến với chúng tôi.",
  "signup.title": "Tạo tài khoản",
  "signup.text": "Bạn chỉ cần họ tên, email và một mật khẩu.",
  "signup.tryAgain": "Tài khoản chưa được tạo. Bạn hãy kiểm tra các ô rồi thử lại.",
  "signup.confirmPassword": "Nhập lại mật khẩu",
  "signup.submit": "Tạo tài khoản",
  "signup.busy": "Đang tạo tài khoản...",
  "signup.hasAccount": "Đã có tài khoản?",
  "signup.signIn": "Đăng nhập",
  "signup.noScript": "Cần bật JavaScript để đăng ký. Vui lòng bật rồi tải lại trang.",
  "signup.success": "Đã tạo tài khoản",
  "signup.successText": "Chào mừng {name} đến với {company}!",
  "signup.failed": "Không tạo được tài khoản",
  "signup.noSession": "Đăng ký không thành công",
};

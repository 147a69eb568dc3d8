import type { login as en } from "../en/login.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const login: Vietnamese<typeof en> = {
  "login.welcome": "Chào mừng bạn trở lại",
  "login.welcomeText": "Đăng nhập để tiếp tục công việc còn dang dở.",
  "login.enterprise": "Giải pháp doanh nghiệp",
  "login.enterpriseText":
    "Dịch vụ AI, blockchain, thương mại điện tử và fintech từ cùng một đội ngũ.",
  "login.security": "Truy cập an toàn",
  "login.securityText": "Tài khoản của bạn có thể được bảo vệ bằng xác thực đa yếu tố.",
  "login.support": "Hỗ trợ toàn cầu 24/7",
  "login.supportText": "Đội ngũ của chúng tôi luôn sẵn sàng, dù bạn ở múi giờ nào.",
  "login.text": "Dùng email và mật khẩu của tài khoản.",
  "login.checkFields": "Bạn hãy kiểm tra lại email và mật khẩu rồi đăng nhập lại.",
  "login.tryAgain": "Bạn chưa đăng nhập được. Vui lòng thử lại sau giây lát.",
  "login.forgot": "Quên mật khẩu?",
  "login.busy": "Đang đăng nhập...",
  "login.noAccount": "Chưa có tài khoản?",
  "login.signUp": "Đăng ký",
  "login.noScript": "Cần bật JavaScript để đăng nhập. Vui lòng bật rồi tải lại trang.",
  "login.success": "Chào mừng bạn trở lại {company}!",
  "login.successText": "Bạn đang đăng nhập với tên {name}.",
  "login.failed": "Đăng nhập không thành công",
};

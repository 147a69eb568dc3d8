import type { session as en } from "../en/session.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const session: Vietnamese<typeof en> = {
  "call.http": "Lỗi HTTP {status}",
  "call.httpAdmin": "Lỗi HTTP! Mã trạng thái: {status}",
  "call.tooLarge": "Tệp quá lớn so với giới hạn của máy chủ. CV được phép tối đa 5 MB.",
  "call.network": "Lỗi kết nối mạng",
  "call.slow": "Máy chủ chưa trả lời sau 15 giây. Hãy kiểm tra trước khi gửi lại.",
  "call.noAnswer": "Máy chủ chưa trả lời sau 15 giây. Vui lòng thử lại.",
  "call.invalidJson": "Máy chủ trả về dữ liệu không hợp lệ",
  "call.noToken": "Không có mã xác thực",
  "call.noRefreshToken": "Không có mã làm mới phiên",
  "call.download": "Không tải xuống được CV: {status}",
  "call.noUser": "Đăng nhập thành công nhưng không lấy được thông tin người dùng",
  "call.unexpected": "Đã xảy ra lỗi không mong muốn",
  "guard.denied": "Không có quyền truy cập",
  "guard.deniedText": "Bạn không có quyền truy cập trang này.",
  "guard.roles": "Vai trò cần có: {required} | Vai trò của bạn: {role}",
  "guard.home": "Về trang chủ",
};

import type { applicationStatus as en } from "../en/application-status.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const applicationStatus: Vietnamese<typeof en> = {
  "applicationStatus.checking": "Đang tìm hồ sơ của bạn...",
  "applicationStatus.noScript":
    "Trang này cần JavaScript. Bạn cũng có thể hỏi về hồ sơ của mình qua email: {email}.",
  "applicationStatus.unchecked": "Hiện chưa thể hiển thị hồ sơ của bạn",
  "applicationStatus.unexpected": "Đã xảy ra lỗi không mong muốn. Vui lòng thử lại.",
  "oneTimeLink.erase": "Xóa hồ sơ của bạn?",
  "oneTimeLink.erase.text":
    "Thông tin cá nhân, CV và các email của chúng tôi sẽ bị xóa vĩnh viễn. Việc này không thể hoàn tác.",
  "oneTimeLink.erase.submit": "Xóa tất cả",
  "oneTimeLink.erase.done": "Hồ sơ của bạn đã được xóa",
  "oneTimeLink.contact": "Xác nhận địa chỉ email của bạn?",
  "oneTimeLink.contact.text": "Từ đó, email về hồ sơ của bạn được gửi đến địa chỉ này.",
  "oneTimeLink.contact.submit": "Xác nhận địa chỉ này",
  "oneTimeLink.contact.done": "Đã xác nhận địa chỉ của bạn",
  "oneTimeLink.back": "Giữ địa chỉ email của bạn?",
  "oneTimeLink.back.text": "Email về hồ sơ của bạn chỉ được gửi đến địa chỉ này.",
  "oneTimeLink.back.submit": "Giữ địa chỉ này",
  "oneTimeLink.back.done": "Địa chỉ của bạn được giữ nguyên",
  "oneTimeLink.pool": "Ở lại nguồn ứng viên?",
  "oneTimeLink.pool.text":
    "Khi đó chúng tôi được giữ hồ sơ của bạn thêm mười hai tháng và liên hệ khi có vị trí khác.",
  "oneTimeLink.pool.submit": "Ở lại mười hai tháng",
  "oneTimeLink.pool.done": "Cảm ơn bạn đã ở lại",
  "oneTimeLink.notmine": "Bạn không ứng tuyển?",
  "oneTimeLink.notmine.text":
    "Có người đã gửi hồ sơ bằng địa chỉ email của bạn. Chỉ cần một lần bấm, các liên kết của hồ sơ đó hết hiệu lực và bộ phận nhân sự được báo. Trong 30 ngày, các biểu mẫu của trang này không gửi email cho bạn.",
  "oneTimeLink.notmine.submit": "Tôi không ứng tuyển",
  "oneTimeLink.notmine.done": "Cảm ơn bạn đã cho biết",
  "oneTimeLink.copy": "Tải dữ liệu của bạn?",
  "oneTimeLink.copy.text":
    "Tệp ZIP gồm mọi dữ liệu chúng tôi lưu về hồ sơ của bạn. Liên kết có hiệu lực trong một giờ, tối đa năm lần tải.",
  "oneTimeLink.copy.submit": "Tải về",
  "oneTimeLink.copy.done": "Đã tải dữ liệu của bạn",
  "oneTimeLink.copy.saved":
    "Hãy mở data.html trong tệp ZIP để xem. Nếu sau này cần bản khác, bạn hãy xin liên kết mới ở trang hồ sơ của mình.",
  "applicationStatus.careers": "Quay lại Tuyển dụng",
  "applicationStatus.find": "Kiểm tra trạng\u00a0thái hồ\u00a0sơ",
  "applicationStatus.findText":
    "Liên kết theo dõi trong email của chúng tôi sẽ mở hồ sơ của bạn. Bạn không còn liên kết? Hãy nhập địa chỉ email đã dùng khi ứng tuyển, chúng tôi sẽ gửi lại.",
  "applicationStatus.replaced": "Liên kết này đã được thay",
  "applicationStatus.replacedText":
    "Hồ sơ nay mở bằng liên kết mới hơn. Hãy nhập địa chỉ email đã dùng khi ứng tuyển, chúng tôi sẽ gửi liên kết đó cho bạn.",
  "applicationStatus.lost": "Liên kết này không dẫn đến hồ sơ nào",
  "applicationStatus.lostText":
    "Có thể liên kết chưa đầy đủ, hoặc hồ sơ đã được xóa. Hãy nhập địa chỉ email đã dùng khi ứng tuyển, chúng tôi sẽ gửi lại liên kết theo dõi các hồ sơ của bạn.",
  "applicationStatus.send": "Gửi liên kết cho tôi",
};

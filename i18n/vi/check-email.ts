import type { checkEmail as en } from "../en/check-email.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const checkEmail: Vietnamese<typeof en> = {
  "checkEmail.title": "Email này có phải của chúng tôi?",
  "checkEmail.lead":
    "Mọi email về hồ sơ ứng tuyển đều có một mã ở cuối. Hãy nhập mã đó cùng địa chỉ email đã nhận thư.",
  "checkEmail.email": "Địa chỉ email của bạn",
  "checkEmail.code": "Mã ở cuối email",
  "checkEmail.submit": "Kiểm tra email",
  "checkEmail.busy": "Đang kiểm tra...",
  "checkEmail.yes": "Mã này là của chúng tôi. Bạn hãy so lại email",
  "checkEmail.yes.text": "Ngày {day}, chúng tôi đã gửi đến {email} email sau:",
  "checkEmail.compare":
    "Email của bạn có đúng nội dung này không? Nếu không, ai đó đã chép lại mã: bạn đừng chuyển tiền, đừng gửi giấy tờ và hãy chuyển tiếp email đó đến {hr}.",
  "checkEmail.dayOnly": "Mã này là của chúng tôi, nhưng chúng tôi chỉ biết ngày gửi",
  "checkEmail.dayOnly.text":
    "Ngày {day}, chúng tôi đã gửi một email có mã này đến {email}. Chúng tôi không còn biết email đó viết gì. Nếu email của bạn gửi vào ngày khác, hoặc đòi tiền, giấy tờ hay mật khẩu, bạn đừng trả lời và hãy chuyển tiếp đến {hr}.",
  "checkEmail.no": "Chúng tôi không nhận ra mã này",
  "checkEmail.no.text":
    "Email vẫn có thể là của chúng tôi. Hãy so lại từng ký tự và nhập đúng địa chỉ đã nhận thư. Nếu mã vẫn không được nhận ra, bạn đừng chuyển tiền, đừng gửi giấy tờ và hãy chuyển tiếp email đó đến {hr}.",
  "checkEmail.kind.receipt": "Chúng tôi đã nhận hồ sơ của bạn",
  "checkEmail.kind.status": "Trạng thái hồ sơ của bạn đã thay đổi",
  "checkEmail.kind.reviewing": "Hồ sơ của bạn đang được xem xét",
  "checkEmail.kind.accepted": "Hồ sơ của bạn được chấp nhận",
  "checkEmail.kind.rejected": "Hồ sơ của bạn chưa được chọn",
  "checkEmail.kind.status_links": "Các liên kết theo dõi hồ sơ của bạn",
  "checkEmail.kind.apply_pass": "Liên kết để nộp thêm một hồ sơ",
  "checkEmail.kind.message": "Tin nhắn từ bộ phận nhân sự",
  "checkEmail.kind.withdrawn": "Bạn đã rút hồ sơ",
  "checkEmail.kind.interview": "Về buổi phỏng vấn của bạn",
  "checkEmail.kind.interview_guest": "Về buổi phỏng vấn bạn được mời tham dự",
  "checkEmail.kind.privacy_request": "Yêu cầu của bạn về dữ liệu cá nhân",
  "checkEmail.kind.apology": "Hồ sơ của bạn được trả lời muộn hơn đã hứa",
  "checkEmail.kind.talent_pool": "Chúng tôi có thể giữ hồ sơ của bạn thêm một năm không?",
  "checkEmail.kind.contact_link": "Xác nhận địa chỉ email mới",
  "checkEmail.kind.contact_notice": "Thông tin liên hệ của bạn đã hoặc sắp thay đổi",
  "checkEmail.kind.copy_link": "Liên kết tải bản sao dữ liệu của bạn",
  "checkEmail.kind.erase_link": "Liên kết xóa hồ sơ của bạn",
  "checkEmail.kind.erased": "Một hồ sơ đã được xóa",
  "checkEmail.failed": "Chưa thể kiểm tra mã. Vui lòng thử lại.",
  "checkEmail.noScript":
    "Việc kiểm tra mã cần JavaScript. Bạn cũng có thể chuyển tiếp email cho chúng tôi để hỏi: {email}.",
  "checkEmail.never": "Những điều chúng tôi không bao giờ yêu cầu",
  "checkEmail.never.money":
    "Tiền: dù để ứng tuyển, phỏng vấn, làm bài kiểm tra, mua thiết bị, đào tạo hay ký hợp đồng.",
  "checkEmail.never.secrets": "Mật khẩu, mã OTP hoặc thông tin ngân hàng qua email.",
  "checkEmail.never.apps": "Cài ứng dụng hay tham gia nhóm chat trước buổi phỏng vấn.",
};

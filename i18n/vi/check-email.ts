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
  "checkEmail.yes": "Đúng, mã này là của chúng tôi",
  "checkEmail.yes.text": "Chúng tôi đã gửi email có mã này đến {email} vào {day}.",
  "checkEmail.no": "Chúng tôi không nhận ra mã này",
  "checkEmail.no.text":
    "Email vẫn có thể là của chúng tôi. Hãy so lại từng ký tự và nhập đúng địa chỉ đã nhận thư. Nếu mã vẫn không được nhận ra, bạn đừng chuyển tiền, đừng gửi giấy tờ và hãy chuyển tiếp email đó đến {hr}.",
  "checkEmail.failed": "Chưa thể kiểm tra mã. Vui lòng thử lại.",
  "checkEmail.noScript":
    "Việc kiểm tra mã cần JavaScript. Bạn cũng có thể chuyển tiếp email cho chúng tôi để hỏi: {email}.",
  "checkEmail.never": "Những điều chúng tôi không bao giờ yêu cầu",
  "checkEmail.never.money":
    "Tiền: dù để ứng tuyển, phỏng vấn, làm bài kiểm tra, mua thiết bị, đào tạo hay ký hợp đồng.",
  "checkEmail.never.secrets": "Mật khẩu, mã OTP hoặc thông tin ngân hàng qua email.",
  "checkEmail.never.apps": "Cài ứng dụng hay tham gia nhóm chat trước buổi phỏng vấn.",
};

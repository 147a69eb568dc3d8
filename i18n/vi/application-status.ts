import type { applicationStatus as en } from "../en/application-status.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const applicationStatus: Vietnamese<typeof en> = {
  "applicationStatus.checking": "Đang tìm hồ sơ của bạn...",
  "applicationStatus.noScript":
    "Trang này cần JavaScript. Bạn cũng có thể hỏi về hồ sơ của mình qua email: {email}.",
  "applicationStatus.unchecked": "Hiện chưa thể hiển thị hồ sơ của bạn",
  "applicationStatus.unexpected": "Đã xảy ra lỗi không mong muốn. Vui lòng thử lại.",
  "applicationStatus.yours": "Hồ sơ ứng tuyển của bạn",
  "applicationStatus.receipt": "Mã hồ sơ",
  "applicationStatus.submitted": "Ngày nộp",
  "applicationStatus.withdrawn": "Ngày rút",
  "applicationStatus.resume": "CV",
  "applicationStatus.noResume": "Không có",
  "applicationStatus.next": "Bước tiếp theo",

  "applicationStatus.stage.submitted": "Đã nộp",
  "applicationStatus.text.submitted": "Chúng tôi đã nhận được hồ sơ của bạn.",
  "applicationStatus.next.submitted":
    "Bộ phận nhân sự xem xét trong 3\u20115 ngày làm việc và báo cho bạn qua email.",
  "applicationStatus.stage.reviewing": "Đang xem xét",
  "applicationStatus.text.reviewing": "Bộ phận nhân sự đang xem hồ sơ của bạn.",
  "applicationStatus.next.reviewing":
    "Bạn không cần làm gì thêm. Ngay khi có kết quả, chúng tôi sẽ gửi email cho bạn.",
  "applicationStatus.stage.accepted": "Được chấp nhận",
  "applicationStatus.text.accepted":
    "Hồ sơ của bạn đã được chấp nhận. Chúng tôi mong sớm được gặp bạn.",
  "applicationStatus.next.accepted":
    "Bộ phận nhân sự sẽ liên hệ để cùng bạn thống nhất các bước tiếp theo.",
  "applicationStatus.stage.rejected": "Chưa phù hợp",
  "applicationStatus.text.rejected":
    "Rất tiếc, lần này chúng tôi chưa thể mời bạn vào vòng tiếp theo. Cảm ơn bạn đã dành thời gian chuẩn bị hồ sơ.",
  "applicationStatus.next.rejected":
    "Chúng tôi luôn chào đón bạn ứng tuyển lại khi có vị trí khác phù hợp.",
  "applicationStatus.stage.withdrawn": "Đã rút",
  "applicationStatus.text.withdrawn": "Bạn đã rút hồ sơ này.",
  "applicationStatus.next.withdrawn":
    "Chúng tôi đã dừng xử lý hồ sơ này. Bạn có thể ứng tuyển lại bất cứ lúc nào.",

  "ownInterview.title": "Phỏng vấn",
  "ownInterview.state.offered": "Vui lòng trả lời",
  "ownInterview.over": "Buổi phỏng vấn này sẽ không diễn ra.",
  "ownInterview.video": "Gọi video",
  "ownInterview.people": "Người phỏng vấn",
  "ownInterview.calendarFile": "Thêm vào lịch (.ics)",
  "ownInterview.googleCalendar": "Google Calendar",
  "ownInterview.choose": "Chọn khung giờ",
  "ownInterview.confirm": "Khung giờ này có phù hợp với bạn không?",
  "ownInterview.pick": "Đồng ý khung giờ này",
  "ownInterview.allGone":
    "Các khung giờ được đề xuất đều không còn trống. Vui lòng cho chúng tôi biết khung giờ phù hợp với bạn ở bên dưới.",
  "ownInterview.asked": "Bạn đã xin đổi thời gian. Chúng tôi sẽ gửi email cho bạn.",
  "ownInterview.otherTimes": "Xin đổi thời gian",
  "ownInterview.decline": "Từ chối",
  "ownInterview.label.other_times": "Khung giờ nào phù hợp với bạn?",
  "ownInterview.label.decline": "Bạn có muốn cho chúng tôi biết lý do không?",
  "ownInterview.send.other_times": "Gửi",
  "ownInterview.send.decline": "Từ chối phỏng vấn",
  "ownInterview.ends": "Buổi phỏng vấn của bạn cũng sẽ bị hủy.",
  "ownInterview.done.pick":
    "Lịch phỏng vấn đã được xác nhận. Chúng tôi đã gửi email kèm lời mời để bạn thêm vào lịch.",
  "ownInterview.restore": "Tôi vẫn có thể tham gia",
  "ownInterview.restorable": "Bạn có thể rút lại câu trả lời đến {time}.",
  "ownInterview.done.restore": "Bạn đã rút lại câu trả lời.",
  "ownInterview.done.decline": "Bạn đã từ chối buổi phỏng vấn.",
  "ownInterview.done.other_times": "Chúng tôi đã nhận được lời nhắn và sẽ gửi email cho bạn.",

  "applicationStatus.actions": "Những việc bạn có thể làm",
  "applicationStatus.add": "Thêm CV",
  "applicationStatus.replace": "Thay CV",
  "applicationStatus.replaced": "CV hiện tại của bạn: {name}",
  "applicationStatus.withdraw.title": "Rút hồ sơ này?",
  "applicationStatus.withdraw.text":
    "Chúng tôi sẽ dừng xử lý và báo cho bộ phận nhân sự. Việc này không thể hoàn tác, nhưng bạn có thể ứng tuyển lại bất cứ lúc nào.",
  "applicationStatus.withdraw.submit": "Rút hồ sơ",
  "applicationStatus.withdrawnNow": "Hồ sơ của bạn đã được rút.",
  "applicationStatus.consent": "Rút lại sự đồng ý",
  "applicationStatus.consent.title": "Rút lại sự đồng ý của bạn?",
  "applicationStatus.consent.text":
    "Chúng tôi sẽ dừng xử lý hồ sơ này và trả lời bạn qua email. Những gì đã xử lý trước đó vẫn hợp pháp.",
  "applicationStatus.consent.submit": "Rút lại sự đồng ý",
  "applicationStatus.consent.done": "Bạn đã rút lại sự đồng ý. Chúng tôi đã gửi email cho bạn.",
  "applicationStatus.erase": "Xóa dữ liệu của tôi",
  "applicationStatus.erase.title": "Xóa mọi dữ liệu của hồ sơ này?",
  "applicationStatus.erase.text":
    "Chúng tôi sẽ gửi email cho bạn. Sau khi bạn xác nhận, thông tin cá nhân, CV và các email của chúng tôi sẽ bị xóa vĩnh viễn.",
  "applicationStatus.erase.submit": "Gửi email cho tôi",
  "applicationStatus.private":
    "Trang này chỉ dành cho bạn. Đừng chia sẻ địa chỉ trang: ai có địa chỉ này cũng làm được những việc trên.",

  "applicationStatus.eraseNow": "Xóa hồ sơ của bạn?",
  "applicationStatus.eraseNowText":
    "Thông tin cá nhân, CV và các email của chúng tôi sẽ bị xóa vĩnh viễn. Việc này không thể hoàn tác.",
  "applicationStatus.eraseSubmit": "Xóa tất cả",
  "applicationStatus.erased": "Hồ sơ của bạn đã được xóa",
  "applicationStatus.careers": "Quay lại Tuyển dụng",

  "applicationStatus.find": "Kiểm tra trạng thái hồ sơ",
  "applicationStatus.findText":
    "Liên kết theo dõi trong email của chúng tôi sẽ mở hồ sơ của bạn. Bạn không còn liên kết? Hãy nhập địa chỉ email đã dùng khi ứng tuyển, chúng tôi sẽ gửi lại.",
  "applicationStatus.lost": "Liên kết này không dẫn đến hồ sơ nào",
  "applicationStatus.lostText":
    "Có thể liên kết chưa đầy đủ, hoặc hồ sơ đã được xóa. Hãy nhập địa chỉ email đã dùng khi ứng tuyển, chúng tôi sẽ gửi lại liên kết theo dõi các hồ sơ của bạn.",
  "applicationStatus.send": "Gửi liên kết cho tôi",
};

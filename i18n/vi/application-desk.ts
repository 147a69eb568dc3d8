import type { applicationDesk as en } from "../en/application-desk.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const applicationDesk: Vietnamese<typeof en> = {
  "applicationStatus.yours": "Hồ sơ ứng tuyển của bạn",
  "applicationStatus.receipt": "Mã hồ sơ",
  "applicationStatus.submitted": "Ngày nộp",
  "applicationStatus.withdrawn": "Ngày rút",
  "applicationStatus.resume": "CV",
  "applicationStatus.noResume": "Không có",
  "applicationStatus.next": "Bước tiếp theo",
  "applicationStatus.step.submitted": "Đã nộp",
  "applicationStatus.step.reviewing": "Xem xét",
  "applicationStatus.step.interview": "Phỏng vấn",
  "applicationStatus.step.result": "Kết quả",
  "applicationStatus.stage.offered": "Phỏng vấn: chờ bạn trả lời",
  "applicationStatus.text.offered": "Chúng tôi muốn gặp bạn.",
  "applicationStatus.next.offered":
    "Hãy chọn khung giờ ở trên, hoặc cho chúng tôi biết giờ nào phù hợp với bạn.",
  "applicationStatus.stage.agreed": "Đã hẹn phỏng vấn",
  "applicationStatus.text.agreed": "Hẹn gặp bạn: {time}.",
  "applicationStatus.next.agreed":
    "Bạn sẽ nhận email nhắc trước một ngày. Bạn bận đột xuất? Hãy báo cho chúng tôi ở trên.",
  "applicationStatus.stage.other_times": "Phỏng vấn: đang đổi giờ",
  "applicationStatus.text.other_times": "Bạn đã xin đổi thời gian phỏng vấn.",
  "applicationStatus.next.other_times":
    "Chúng tôi sẽ gửi email khung giờ mới. Trong lúc chờ, bạn vẫn có thể chọn khung giờ ở trên.",
  "applicationStatus.text.other_agreed": "Bạn đã xin đổi sang giờ khác thay cho {time}.",
  "applicationStatus.next.other_agreed":
    "Giờ cũ vẫn giữ cho đến khi hai bên chốt giờ mới. Chúng tôi sẽ gửi email cho bạn.",
  "applicationStatus.stage.declined": "Đã từ chối phỏng vấn",
  "applicationStatus.text.declined": "Bạn đã từ chối buổi phỏng vấn.",
  "applicationStatus.next.declined":
    "Hồ sơ của bạn vẫn được xem xét: bộ phận nhân sự sẽ quyết định bước tiếp theo và gửi email cho bạn. Nếu không muốn ứng tuyển nữa, bạn có thể rút hồ sơ ở bên dưới.",
  "applicationStatus.stage.cancelled": "Phỏng vấn đã hủy",
  "applicationStatus.text.cancelled": "Buổi phỏng vấn của bạn không diễn ra.",
  "applicationStatus.next.cancelled":
    "Hồ sơ của bạn vẫn được xem xét. Bộ phận nhân sự sẽ gửi email cho bạn.",
  "applicationStatus.stage.lapsed": "Phỏng vấn: đã qua giờ",
  "applicationStatus.text.lapsed": "Các khung giờ chúng tôi mời đã qua.",
  "applicationStatus.next.lapsed": "Nếu bạn vẫn muốn gặp chúng tôi, vui lòng nhắn ở bên dưới.",
  "applicationStatus.stage.over": "Sau phỏng vấn",
  "applicationStatus.text.over": "Cảm ơn bạn đã dành thời gian phỏng vấn.",
  "applicationStatus.next.over": "Ngay khi có kết quả, chúng tôi sẽ gửi email cho bạn.",
  "applicationStatus.stage.submitted": "Đã nộp",
  "applicationStatus.text.submitted": "Chúng tôi đã nhận được hồ sơ của bạn.",
  "applicationStatus.next.submitted":
    "Bộ phận nhân sự xem xét trong 3\u20115 ngày làm việc và báo cho bạn qua email.",
  "applicationStatus.stage.reviewing": "Đang xem xét",
  "applicationStatus.text.reviewing": "Bộ phận nhân sự đang xem hồ sơ của bạn.",
  "applicationStatus.next.reviewing":
    "Bạn không cần làm gì thêm. Ngay khi có kết quả, chúng tôi sẽ gửi email cho bạn.",
  "applicationStatus.stage.accepted": "Trúng tuyển",
  "applicationStatus.text.accepted":
    "Chúc mừng, bạn đã trúng tuyển. Chúng tôi mong sớm được gặp bạn.",
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
  "ownInterview.stage.offered": "Vui lòng trả lời",
  "ownInterview.stage.agreed": "Đã hẹn",
  "ownInterview.stage.other_times": "Đang đổi giờ",
  "ownInterview.stage.declined": "Đã từ chối",
  "ownInterview.stage.cancelled": "Đã hủy",
  "ownInterview.stage.withdrawn": "Đã rút",
  "ownInterview.stage.over": "Đã kết thúc",
  "ownInterview.stage.lapsed": "Đã qua giờ",
  "ownInterview.text.declined":
    "Bạn đã từ chối buổi phỏng vấn này. Hồ sơ của bạn vẫn được xem xét.",
  "ownInterview.text.cancelled": "Buổi phỏng vấn này không diễn ra.",
  "ownInterview.text.withdrawn": "Buổi phỏng vấn này không diễn ra vì bạn đã rút hồ sơ.",
  "ownInterview.text.over": "Buổi phỏng vấn này đã kết thúc.",
  "ownInterview.text.lapsed":
    "Các khung giờ được mời đã qua. Nếu bạn vẫn muốn gặp chúng tôi, vui lòng nhắn ở bên dưới.",
  "ownInterview.asked": "Bạn đã xin đổi thời gian:",
  "ownInterview.offerHolds":
    "Chúng tôi sẽ gửi email khung giờ mới. Trong lúc chờ, bạn vẫn có thể chọn một trong các khung giờ này.",
  "ownInterview.timeHolds":
    "Chúng tôi sẽ gửi email cho bạn. Giờ cũ vẫn giữ cho đến khi hai bên chốt giờ mới.",
  "ownInterview.declineReason": "Bạn đã viết:",
  "ownInterview.video": "Gọi video",
  "ownInterview.people": "Người phỏng vấn",
  "ownInterview.calendarFile": "Thêm vào lịch (.ics)",
  "ownInterview.googleCalendar": "Google Calendar",
  "ownInterview.choose": "Chọn khung giờ",
  "ownInterview.confirm": "Khung giờ này có phù hợp với bạn không?",
  "ownInterview.pick": "Đồng ý khung giờ này",
  "ownInterview.allGone":
    "Các khung giờ được đề xuất đều không còn trống. Vui lòng cho chúng tôi biết khung giờ phù hợp với bạn ở bên dưới.",
  "ownInterview.otherTimes": "Xin đổi thời gian",
  "ownInterview.decline": "Từ chối",
  "ownInterview.label.other_times": "Khung giờ nào phù hợp với bạn?",
  "ownInterview.label.decline": "Bạn có muốn cho chúng tôi biết lý do không?",
  "ownInterview.send.other_times": "Gửi",
  "ownInterview.send.decline": "Từ chối phỏng vấn",
  "ownInterview.ends": "Buổi phỏng vấn của bạn cũng không diễn ra nữa.",
  "ownInterview.done.pick":
    "Lịch phỏng vấn đã được xác nhận. Chúng tôi đã gửi email kèm lời mời để bạn thêm vào lịch.",
  "ownInterview.restore": "Tôi vẫn có thể tham gia",
  "ownInterview.restorable": "Bạn có thể đổi ý đến {time}.",
  "ownInterview.done.restore": "Bạn đã rút lại lời từ chối. Lịch phỏng vấn vẫn giữ nguyên.",
  "ownInterview.done.decline": "Bạn đã từ chối buổi phỏng vấn.",
  "ownInterview.done.other_times": "Chúng tôi đã nhận được lời nhắn và sẽ gửi email cho bạn.",
  "applicationStatus.actions": "Những việc bạn có thể làm",
  "applicationStatus.openResume": "Mở CV",
  "applicationStatus.replaceHint":
    "Bạn có thể gửi CV mới hơn cho đến khi có kết quả. Bộ phận nhân sự sẽ thấy cả hai.",
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
  "applicationStatus.copy": "Nhận bản sao dữ liệu",
  "applicationStatus.copy.title": "Nhận bản sao dữ liệu của bạn?",
  "applicationStatus.copy.text":
    "Chúng tôi sẽ gửi cho bạn email kèm liên kết để tải mọi dữ liệu chúng tôi lưu về hồ sơ này dưới dạng tệp ZIP. Liên kết có hiệu lực trong một giờ, tối đa năm lần tải.",
  "applicationStatus.copy.submit": "Gửi liên kết cho tôi",
  "applicationStatus.erase": "Xóa dữ liệu của tôi",
  "applicationStatus.erase.title": "Xóa mọi dữ liệu của hồ sơ này?",
  "applicationStatus.erase.text":
    "Chúng tôi sẽ gửi email cho bạn. Sau khi bạn xác nhận, thông tin cá nhân, CV và các email của chúng tôi sẽ bị xóa vĩnh viễn.",
  "applicationStatus.erase.submit": "Gửi email cho tôi",
  "applicationStatus.private":
    "Trang này chỉ dành cho bạn. Đừng chia sẻ địa chỉ trang: ai có địa chỉ này cũng làm được những việc trên.",
  "talentPool.label": "Liên hệ tôi khi có vị trí khác",
  "talentPool.text":
    "Khi đó chúng tôi được giữ hồ sơ này trong mười hai tháng và liên hệ khi có vị trí phù hợp. Bạn có thể rút bất cứ lúc nào.",
  "talentPool.until":
    "Chúng tôi được liên hệ với bạn về các vị trí khác đến {day}. Bạn có thể rút bất cứ lúc nào.",
  "talentPool.joined": "Chúng tôi sẽ liên hệ khi có vị trí khác phù hợp với bạn.",
  "talentPool.left": "Hồ sơ của bạn đã rời nguồn ứng viên.",
  "ownMessages.title": "Tin nhắn cho nhân sự",
  "ownMessages.label": "Nhắn cho bộ phận nhân sự",
  "ownMessages.hint": "Chúng tôi trả lời qua email.",
  "ownMessages.attach": "Đính kèm tệp",
  "ownMessages.detach": "Bỏ {name}",
  "ownMessages.send": "Gửi tin nhắn",
  "ownMessages.sent": "Chúng tôi đã nhận được tin nhắn và sẽ trả lời qua email.",
  "ownEmails.title": "Email gửi đến bạn",
  "ownEmails.show": "Xem các email chúng tôi đã gửi cho bạn",
  "ownEmails.none": "Chúng tôi chưa gửi email nào cho bạn.",
  "ownEmails.gone": "Email này có liên kết dùng một lần. Chúng tôi không lưu nội dung.",
  "ownContact.title": "Thông tin của bạn",
  "ownContact.name": "Họ và tên",
  "ownContact.phone": "Số điện thoại",
  "ownContact.edit": "Chỉnh sửa thông tin",
  "ownContact.save": "Lưu",
  "ownContact.emailHint":
    "Địa chỉ mới sẽ nhận email để xác nhận. Cho đến lúc đó, email vẫn được gửi đến địa chỉ hiện tại.",
  "ownContact.saved": "Đã lưu thông tin của bạn.",
  "ownContact.confirm":
    "Chúng tôi đã gửi email đến {email}. Hãy mở liên kết trong email để xác nhận địa chỉ.",
  "ownContact.canGoBack":
    "Địa chỉ email đã thay đổi. Đến {time}, địa chỉ cũ vẫn có thể lấy lại, và liên kết sao chép hoặc xóa dữ liệu vẫn được gửi đến đó.",
};

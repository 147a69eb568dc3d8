import type { interviewEmails as english } from "../en/interview-emails.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const interviewEmails: Vietnamese<typeof english> = {
  "interview.unlisted": "hồ sơ của bạn",
  "interview.time": "Thời gian",
  "interview.time.1": "Khung giờ 1",
  "interview.time.2": "Khung giờ 2",
  "interview.time.3": "Khung giờ 3",
  "interview.place": "Địa điểm",
  "interview.video": "Gọi video",
  "interview.people": "Người phỏng vấn",
  "interview.answer":
    "Vui lòng trả lời trên trang theo dõi hồ sơ. Lưu ý: bấm “Đồng ý” trong lịch chưa phải là xác nhận.",
  "interview.change":
    "Nếu không thể tham gia hoặc cần đổi giờ, bạn hãy báo cho chúng tôi trên trang theo dõi hồ sơ.",
  "interview.timeHolds":
    "Bạn đã xin đổi thời gian. Giờ dưới đây vẫn giữ cho đến khi hai bên chốt giờ mới:",
  "interview.goesOn":
    "Hồ sơ của bạn vẫn được xem xét: bộ phận nhân sự sẽ quyết định bước tiếp theo và gửi email cho bạn.",
  "interview.ended": "Vì vậy buổi phỏng vấn lúc {time} không diễn ra nữa.",
  "interview.endedOffer": "Vì vậy buổi phỏng vấn mà chúng tôi đã mời không diễn ra nữa.",
  "interview.choose": "Vui lòng chọn một trong các khung giờ sau:",
  "interview.confirm": "Vui lòng xác nhận khung giờ sau:",
  "interview.open.answer": "Phản hồi lời mời",

  "interview.offered.subject": "Mời phỏng vấn {position}: vui lòng phản hồi",
  "interview.offered.news": "Chúng tôi muốn mời bạn tham gia phỏng vấn tại {company}.",
  "interview.moved.subject": "Đổi lịch phỏng vấn: vui lòng phản hồi ({position})",
  "interview.moved.news":
    "Chúng tôi cần đổi lịch phỏng vấn của bạn tại {company}. Các khung giờ trước không còn hiệu lực.",
  "interview.agreed.subject": "Phỏng vấn {position}: {time}",
  "interview.agreed.news":
    "Cảm ơn bạn. Lịch phỏng vấn của bạn tại {company} đã được xác nhận. Chúng tôi mong được gặp bạn.",
  "interview.changed.subject": "Đổi lịch phỏng vấn: {time}",
  "interview.changed.news": "Buổi phỏng vấn của bạn tại {company} có thay đổi như sau:",
  "interview.cancelled.subject": "Hủy phỏng vấn: {time}",
  "interview.cancelled.news":
    "Rất tiếc, chúng tôi phải hủy buổi phỏng vấn của bạn tại {company} lúc {time}.",
  "interview.declined.subject": "Đã từ chối phỏng vấn: {position}",
  "interview.declined.news":
    "Bạn đã từ chối buổi phỏng vấn tại {company}. Chúng tôi đã báo cho những người phỏng vấn.",
  "interview.reminder.subject": "Nhắc lịch phỏng vấn: {time}",
  "interview.reminder.news":
    "Buổi phỏng vấn của bạn tại {company} sắp diễn ra. Chúng tôi mong được gặp bạn.",
  "interview.erased.subject": "Hủy phỏng vấn: {time}",
  "interview.erased.news":
    "Rất tiếc, chúng tôi phải hủy buổi phỏng vấn lúc {time} vì hồ sơ {receipt} đã được xóa.",

  "interviewTeam.agreed.subject": "Phỏng vấn {name}: {time}",
  "interviewTeam.agreed.news": "{name} đã đồng ý phỏng vấn lúc {time}.",
  "interviewTeam.changed.subject": "Đổi buổi phỏng vấn {name}: {time}",
  "interviewTeam.changed.news": "Buổi phỏng vấn {name} lúc {time} có thay đổi như sau:",
  "interviewTeam.moved.subject": "Dời phỏng vấn {name}: không còn {time}",
  "interviewTeam.moved.news":
    "Buổi phỏng vấn {name} lúc {time} không còn hiệu lực. {name} đã được mời chọn thời gian mới.",
  "interviewTeam.cancelled.subject": "Hủy phỏng vấn {name}: {time}",
  "interviewTeam.cancelled.news": "Buổi phỏng vấn {name} lúc {time} đã bị hủy.",
  "interviewTeam.declined.subject": "Từ chối phỏng vấn: {name}",
  "interviewTeam.declined.news": "{name} đã từ chối buổi phỏng vấn lúc {time}.",
  "interviewTeam.restored.subject": "Phỏng vấn lại diễn ra: {name}",
  "interviewTeam.restored.news":
    "{name} đã từ chối buổi phỏng vấn lúc {time}, nay rút lại lời từ chối.",
  "interviewTeam.otherTimes.subject": "Xin đổi giờ phỏng vấn: {name}",
  "interviewTeam.otherTimes.news": "{name} xin một khung giờ khác thay cho {time}:",
  "interviewTeam.reminder.subject": "Nhắc lịch phỏng vấn {name}: {time}",
  "interviewTeam.reminder.news": "Bạn có buổi phỏng vấn {name} lúc {time}.",
  "interviewTeam.left.subject": "Không còn tham gia phỏng vấn {name}",
  "interviewTeam.left.news": "Một đồng nghiệp đã bỏ bạn khỏi buổi phỏng vấn {name} lúc {time}.",

  "interview.position": "Vị trí",
  "interviewTeam.by": "Người thực hiện",
  "interviewGuest.invited": "{company} mời bạn cùng tham gia buổi phỏng vấn {name} lúc {time}.",
  "interviewGuest.moved":
    "Buổi phỏng vấn {name} lúc {time} không còn hiệu lực. Bạn sẽ nhận được thời gian mới khi đã chốt.",
  "interviewGuest.left": "Bạn không cần tham gia buổi phỏng vấn {name} lúc {time} nữa.",
  "interviewGuest.note":
    "Bạn nhận được email này vì {company} đã mời bạn làm khách của buổi phỏng vấn. Vui lòng không chuyển tiếp email.",

  "interview.event": "Phỏng vấn tại {company}: {position}",
  "interview.event.team": "Phỏng vấn: {name}, {position}",
  "interview.event.erased": "Buổi phỏng vấn đã bị hủy",
  "interview.feed": "Lịch phỏng vấn ({company})",
};

import type { adminInterviews as english } from "../en/admin-interviews.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const adminInterviews: Vietnamese<typeof english> = {
  "agenda.soon": "Phỏng vấn hôm nay và ngày mai",
  "agenda.all": "Hiển thị tất cả buổi phỏng vấn",
  "interviews.title": "Phỏng vấn",
  "interviews.loading": "Đang tải lịch phỏng vấn...",
  "interviews.failed": "Không thể tải lịch phỏng vấn",
  "interviews.offer": "Mời phỏng vấn",
  "interviews.change": "Thay đổi",
  "interviews.changeOf": "Thay đổi buổi phỏng vấn",
  "interviews.cancel": "Hủy phỏng vấn",
  "interviews.slots": "Khung giờ",
  "interviews.slot": "Khung giờ {number}",
  "interviews.slotHint": "Theo giờ Việt Nam. Ứng viên chọn một khung giờ.",
  "interviews.length": "Số phút",
  "interviews.video": "Liên kết gọi video",
  "interviews.note": "Lời nhắn cho ứng viên",
  "interviews.people": "Người phỏng vấn",
  "interviews.you": "{name} (bạn)",
  "interviews.agreedAlready": "Ứng viên đã đồng ý thời gian này",
  "interviews.agreedHint": "Chẳng hạn qua điện thoại. Hai bên nhận thư mời, không ai cần trả lời.",
  "interviews.guests": "Khách không có tài khoản",
  "interviews.guestsHint":
    "Mỗi khách một dòng, ví dụ Lan <lan@example.com>. Khách nhận email về thời gian và địa điểm, không nhận hồ sơ.",
  "interviews.dayOff": "Đây là ngày cuối tuần hoặc ngày lễ",
  "interviews.cancelReason": "Lý do (không bắt buộc)",
  "interviews.cancelReasonHint": "Ứng viên và những người tham gia sẽ đọc được lý do này.",
  "interviews.keep": "Giữ buổi phỏng vấn",
  "interviews.ownName": "Họ và tên của bạn",
  "interviews.ownNameHint":
    "Ứng viên đọc tên này trong thư mời. Tên này cũng là tên tài khoản của bạn.",
  "interviews.unnamed": "Chưa có họ tên đầy đủ: {names}. Ứng viên đọc tên này trong thư mời.",
  "interviews.send": "Gửi lời mời",
  "interviews.save": "Lưu và thông báo cho mọi người",
  "interviews.clashes": "Có người đã có lịch phỏng vấn vào giờ này",
  "interviews.clash": "{people}: {time}, với {name} ({state})",
  "interviews.moveText":
    "Khung giờ mới sẽ thay thế lịch đã hẹn. Ứng viên nhận được email và chọn lại.",
  "interviews.reason": "Lý do: {text}",
  "interviews.wish": "Xin đổi thời gian: {text}",
  "interviews.offered": "Lời mời sẽ được gửi sau vài giây",
  "interviews.changed": "Thay đổi sẽ được gửi sau vài giây",
  "interviews.cancelled":
    "Buổi phỏng vấn đã bị hủy. Những người đã biết lịch hẹn sẽ nhận được email sau vài giây",
  "interviews.undone": "Đã hoàn tác. Không có email nào được gửi",
  "interviews.undoFailed": "Không thể hoàn tác",
  "interviews.sendFailed": "Không thể lưu buổi phỏng vấn",
  "interviews.endsWithRejection":
    "Việc này cũng hủy buổi phỏng vấn: {time}. Lịch hẹn giữ nguyên cho đến khi thư từ chối được gửi; lúc đó những người đã biết lịch hẹn mới được thông báo.",
  "interviews.endsAtOnce":
    "Buổi phỏng vấn ({time}) diễn ra quá sớm sau thư từ chối, nên thư từ chối và thông báo hủy được gửi ngay, kể cả ngoài giờ làm việc. Muốn giữ buổi phỏng vấn, hãy đóng cửa sổ này và quyết định sau.",
  "interviews.endsWithDeletion":
    "Việc này cũng hủy buổi phỏng vấn: {time}. Những người có buổi phỏng vấn trong lịch sẽ nhận được email.",
  "interviews.bulkEnds": "Việc xóa cũng hủy các buổi phỏng vấn chưa diễn ra.",
  "interviews.bulkRejections":
    "Các buổi phỏng vấn chưa diễn ra bị hủy khi thư từ chối được gửi. Nếu buổi nào diễn ra ngay sau đó, cả hai được gửi ngay.",
  "interviews.on": "Phỏng vấn {time}",
  "interviews.waiting": "Đã mời phỏng vấn",

  "agenda.thisWeek": "Tuần này",
  "agenda.nextWeek": "Tuần sau",
  "agenda.noneInWeek": "Không có buổi phỏng vấn nào trong tuần.",
  "agenda.later": "Sau đó",
  "agenda.waiting": "Đang chờ trả lời",
  "agenda.wish": "Xin đổi thời gian",
  "agenda.none": "Hôm nay và ngày mai không có buổi phỏng vấn nào.",
  "feed.title": "Đồng bộ với Google/Outlook Calendar",
  "feed.text":
    "Thêm địa chỉ này vào ứng dụng lịch để xem các buổi phỏng vấn mà bạn tham gia. Hãy giữ kín: ai có địa chỉ này cũng xem được.",
  "feed.create": "Tạo địa chỉ lịch",
  "feed.renew": "Thay địa chỉ",
  "feed.revoke": "Thu hồi địa chỉ",
  "feed.active": "Địa chỉ lịch của bạn được tạo ngày {day}. Không thể hiển thị lại địa chỉ này.",
  "feed.once": "Địa chỉ này chỉ hiển thị một lần",
  "feed.revoked": "Địa chỉ lịch không còn hiệu lực",
  "feed.failed": "Không thể thay đổi địa chỉ lịch",
};

import type { adminInterviews as english } from "../en/admin-interviews.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const adminInterviews: Vietnamese<typeof english> = {
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
    "Việc này cũng hủy buổi phỏng vấn: {time}. Ứng viên và người phỏng vấn được thông báo ngay, kể cả khi email từ chối được gửi sau.",
  "interviews.endsWithDeletion":
    "Việc này cũng hủy buổi phỏng vấn: {time}. Những người có buổi phỏng vấn trong lịch sẽ nhận được email.",
  "interviews.bulkEnds": "Việc từ chối hoặc xóa cũng hủy các buổi phỏng vấn chưa diễn ra.",
  "interviews.on": "Phỏng vấn {time}",
  "interviews.waiting": "Đã mời phỏng vấn",

  "agenda.today": "Hôm nay",
  "agenda.week": "Bảy ngày tới",
  "agenda.waiting": "Đang chờ trả lời",
  "agenda.wish": "Xin đổi thời gian",
  "agenda.none": "Không có buổi phỏng vấn nào trong bảy ngày tới và không có lời mời đang chờ.",
  "feed.title": "Đưa vào lịch của bạn",
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

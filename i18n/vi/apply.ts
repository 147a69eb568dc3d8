import type { apply as en } from "../en/apply.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const apply: Vietnamese<typeof en> = {
  "apply.back": "Quay lại Tuyển dụng",
  "apply.title": "Ứng tuyển vào {company}",
  "apply.lead":
    "Chỉ cần năm phút và CV của bạn. Bắt buộc: họ tên, email, vị trí, mức kinh nghiệm và CV.",
  "apply.applyingFor": "Ứng tuyển vị trí: {position}",
  "apply.closed": "{position}: vị trí này đã ngừng tuyển",
  "apply.closed.text":
    "Hiện chúng tôi không nhận hồ sơ cho vị trí này. Bạn có thể chọn vị trí khác trong biểu mẫu bên dưới.",
  "apply.closed.others": "Xem các vị trí đang tuyển",
  "apply.noScript":
    "Biểu mẫu này cần JavaScript. Bạn cũng có thể ứng tuyển qua email: gửi CV, họ tên và vị trí ứng tuyển đến {email}.",

  "apply.draft": "Chúng tôi đã khôi phục nội dung bạn nhập trước đó",
  "apply.draft.text":
    "Thông tin chỉ được lưu trong trình duyệt này, trong bảy ngày. Vui lòng chọn lại CV.",
  "apply.draft.clear": "Xóa nội dung biểu mẫu",

  "apply.personal": "Thông tin cá nhân",
  "apply.phone": "Số điện thoại",

  "apply.job": "Vị trí & kinh nghiệm",
  "apply.position": "Vị trí ứng tuyển",
  "apply.position.choose": "Chọn vị trí",
  "apply.position.fullTime": "Toàn thời gian",
  "apply.position.internship": "Thực tập",
  "apply.position.asked": "Theo liên kết của bạn",
  "apply.experience.choose": "Chọn mức kinh nghiệm",

  "apply.resume": "Tải lên CV",
  "apply.resume.label": "CV",
  "apply.resume.choose": "Chọn tệp",
  "apply.resume.dropNow": "Thả CV vào đây",
  "apply.resume.rules": "PDF, DOC hoặc DOCX, tối đa 5 MB",
  "apply.resume.reading": "Đang đọc {name}",
  "apply.resume.ready": "{name} đã sẵn sàng để gửi",

  "apply.coverLetter.part": "Thư ứng tuyển (không bắt buộc)",
  "apply.coverLetter.hint": "Bạn muốn cùng chúng tôi xây dựng điều gì, và vì sao?",
  "apply.coverLetter.count": "{count}/{min} ký tự",

  "apply.links.part": "Portfolio & mạng\u00a0xã\u00a0hội (không bắt buộc)",

  "apply.additional": "Thông tin bổ sung",
  "apply.startDate.hint": "Ngày sớm nhất bạn có thể đi làm",

  "apply.pool": "Giữ hồ sơ của tôi cho các vị trí khác",
  "apply.pool.text":
    "Công ty được giữ hồ sơ trong mười hai tháng và liên hệ khi có vị trí phù hợp. Tôi có thể rút bất cứ lúc nào.",
  "apply.consent":
    "Khi gửi, bạn đồng ý để chúng tôi dùng các thông tin này để xét duyệt hồ sơ, như nêu trong {policy}.",
  "apply.submit": "Gửi hồ sơ ứng tuyển",
  "apply.submitting": "Đang gửi hồ sơ...",
  "apply.submit.hint": "Vui lòng điền đủ các mục bắt buộc và tải lên CV của bạn.",
  "apply.submit.wrong": "Vui lòng sửa lại: {fields}.",
  "apply.progress": "Đã gửi {percent}%",
  "apply.progress.waiting": "Đã gửi xong. Đang chờ xác nhận",
  "apply.cancelled": "Đã hủy gửi. Mọi thông tin bạn nhập vẫn còn nguyên.",
  "apply.failed": "Gửi hồ sơ không thành công. Vui lòng thử lại.",
  "apply.unexpected": "Đã xảy ra lỗi không mong muốn. Vui lòng thử lại.",
  "apply.offline": "Mất kết nối mạng",
  "apply.offline.text": "Mọi thông tin bạn nhập vẫn còn nguyên. Hãy thử lại khi có kết nối mạng.",
  "apply.arrived": "Chúng tôi đã nhận được hồ sơ của bạn",
  "apply.arrived.text":
    "Hồ sơ được nhận lúc {time}, mã hồ sơ {receipt}, chưa bao gồm những thay đổi sau đó của bạn.",
  "apply.arrived.receipt": "Giữ hồ sơ đã gửi",
  "apply.arrived.new": "Gửi thành hồ sơ mới",
  "apply.late.sent": "Chúng tôi đã nhận được hồ sơ của bạn",
  "apply.late.sent.text": "Mã hồ sơ {receipt}. Chúng tôi sẽ gửi email đến {email}.",
  "apply.late.failed": "Hồ sơ của bạn chưa được gửi",
  "apply.late.unknown": "Có thể chúng tôi chưa nhận được hồ sơ của bạn",
  "apply.late.unknown.text": "Nội dung bạn nhập vẫn còn. Bạn cứ gửi lại, hồ sơ sẽ không bị trùng.",
  "apply.late.open": "Mở biểu mẫu",

  "apply.status": "Trạng thái biểu mẫu",
  "apply.status.form": "Biểu mẫu",
  "apply.status.valid": "Hợp lệ",
  "apply.status.invalid": "Chưa hoàn tất",
  "apply.status.resume": "Đã chọn CV",
  "apply.status.submitting": "Đang gửi",
  "apply.status.errors": "Lỗi",
  "apply.status.position": "Vị trí",
  "apply.status.experience": "Mức kinh nghiệm",
  "apply.status.yes": "Có",
  "apply.status.no": "Không",
  "apply.status.none": "Không có",
  "apply.status.empty": "Chưa nhập",
  "apply.status.missing": "Còn thiếu",
  "apply.status.toCorrect": "Cần sửa",

  "apply.why": "Vì sao chọn {company}?",
  "apply.why.products":
    "Sản phẩm có người dùng thật trong AI, blockchain, thương mại điện tử và fintech",
  "apply.why.mentors": "Được chuyên gia giàu kinh nghiệm đào tạo trực tiếp",
  "apply.why.growth": "Lộ trình rõ ràng từ thực tập sinh đến trưởng nhóm",
  "apply.why.package": "Đãi ngộ cạnh tranh và có thời gian để học hỏi",
  "apply.process": "Quy trình ứng tuyển",
  "apply.process.submit": "Gửi hồ sơ ứng tuyển và CV",
  "apply.process.screening": "Bộ phận nhân sự sàng lọc hồ sơ",
  "apply.process.assessment": "Bài kiểm tra chuyên môn (nếu có)",
  "apply.process.interview": "Phỏng vấn cuối với các trưởng nhóm",

  "apply.sent": "Gửi hồ sơ ứng tuyển thành công!",
  "apply.sent.receipt": "Mã hồ sơ",
  "apply.sent.address": "Chúng tôi sẽ gửi email đến",
  "apply.sent.link": "Email gửi đến địa chỉ này có liên kết mở hồ sơ của bạn.",
  "apply.sent.correct": "Sai địa chỉ? Sửa lại",
  "apply.sent.correctSend": "Gửi đến địa chỉ này",
  "apply.sent.corrected":
    "Đã sửa: chúng tôi sẽ gửi email đến {email}. Liên kết trong email trước đó không còn dùng được.",
  "apply.sentBefore":
    "Trình duyệt này đã gửi một hồ sơ cho vị trí này vào {day}, mã hồ sơ {receipt}",
  "apply.sentBefore.text":
    "Nếu đó là hồ sơ của bạn, bạn không cần gửi lại. Hồ sơ mới sẽ được lưu bên cạnh hồ sơ cũ.",
  "apply.sent.again": "Ứng tuyển vị trí khác",
  "apply.sent.next": "Các bước tiếp theo",
  "apply.sent.review": "Bộ phận nhân sự xem xét hồ sơ trong 3\u20115 ngày làm việc",
  "apply.sent.contact": "Nếu hồ sơ phù hợp, chúng tôi sẽ liên hệ để hẹn buổi phỏng vấn đầu tiên",
  "apply.sent.updates": "Bạn sẽ nhận thông tin cập nhật qua email",
  "apply.sent.often":
    "Nếu hôm nay đã có nhiều yêu cầu gửi email đến địa chỉ này, email tiếp theo sẽ đến vào ngày mai.",
  "apply.pass": "Liên kết này dùng được cho một hồ sơ với địa chỉ email đã nhận liên kết.",
  "apply.pass.offer":
    "Có thể người khác đã dùng địa chỉ của bạn. Chúng tôi có thể gửi đến {email} một liên kết để bạn ứng tuyển ngay. Nội dung bạn đã nhập được giữ trên thiết bị này; hãy đính kèm lại CV.",
  "apply.pass.send": "Gửi liên kết cho tôi",
};

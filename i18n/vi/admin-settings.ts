import type { adminSettings as en } from "../en/admin-settings.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const adminSettings: Vietnamese<typeof en> = {
  "adminSettings.title": "Cài đặt hệ thống",
  "adminSettings.sections": "Các mục cài đặt",
  "adminSettings.loadFailed": "Không tải được cài đặt",
  "adminSettings.saved": "Đã lưu cài đặt",
  "adminSettings.saveFailed": "Chưa lưu được cài đặt",
  "adminSettings.mark.none": "Chưa có",
  "adminSettings.mark.failed": "{count} lỗi",
  "adminSettings.mark.check": "Cần xem",
  "adminSettings.mark.undecided": "Cần chọn",

  "adminSettings.recipients": "Người nhận",
  "adminSettings.recipientsText":
    "Các địa chỉ này nhận email khi có hồ sơ ứng tuyển mới hoặc khi ứng viên rút hồ sơ.",
  "adminSettings.recipients.new": "Địa chỉ email",
  "adminSettings.recipients.hint": "Tối đa {count} địa chỉ. Mỗi địa chỉ nhận tất cả email.",
  "adminSettings.recipients.remove": "Xóa {address}",
  "adminSettings.recipients.language": "Ngôn ngữ của email gửi đến {address}",
  "adminSettings.recipients.none": "Không có địa chỉ nào",
  "adminSettings.recipients.fallback":
    "Khi danh sách này trống, email được gửi đến {address} theo thiết lập HR_EMAIL của máy chủ.",
  "adminSettings.recipients.now": "Thông báo về hồ sơ mới được gửi đến: {addresses}",
  "adminSettings.recipients.then": "Sau khi lưu: {addresses}",
  "adminSettings.recipients.replies": "Thư trả lời của ứng viên được gửi đến: {address}",
  "adminSettings.recipients.repliesChange": "Thay đổi",
  "adminSettings.recipients.keep": "Giữ cả {address}",
  "adminSettings.recipients.notReported": "Chưa có ai nhận thông báo về hồ sơ mới",
  "adminSettings.recipients.notReportedText":
    "Danh sách này trống và HR_EMAIL trên máy chủ chưa được đặt. Email được giữ lại cho đến khi bạn thêm một địa chỉ, sau đó được gửi ngay.",
  "adminSettings.recipients.held": "Đang giữ lại {count} email",

  "adminSettings.mail": "Email",
  "adminSettings.mailText": "Tất cả email của trang web và trạng thái gửi.",
  "adminSettings.mail.server": "Email được gửi qua máy chủ email",
  "adminSettings.mail.serverText": "Email chưa gửi được sẽ được gửi lại trong vòng ba ngày.",
  "adminSettings.mail.noServer": "Chưa có máy chủ email nên email chưa được gửi đi",
  "adminSettings.mail.noServerText":
    "Mỗi email được lưu thành một tệp .eml trong thư mục “outbox” của thư mục dữ liệu trên máy chủ; chương trình email nào cũng mở được. Để gửi email, hãy đặt SMTP_URL rồi khởi động lại máy chủ; khi đó có thể gửi những email đã lưu ngay tại đây.",
  "adminSettings.mail.test": "Gửi email thử",
  "adminSettings.mail.testFailed": "Chưa gửi được email thử",
  "adminSettings.mail.refresh": "Làm mới",
  "adminSettings.mail.loadFailed": "Không tải được danh sách email",
  "adminSettings.mail.emails": "Danh sách email",
  "adminSettings.mail.states": "Email theo trạng thái",
  "adminSettings.mail.none": "Chưa có email nào",
  "adminSettings.mail.noneText": "Email sẽ xuất hiện ở đây ngay khi trang web tạo email đầu tiên.",
  "adminSettings.mail.noRecipient": "chưa có người nhận",
  "adminSettings.mail.all": "Tất cả",
  "adminSettings.mail.queued": "Đang chờ",
  "adminSettings.mail.sent": "Đã gửi",
  "adminSettings.mail.savedToFile": "Đã lưu tệp",
  "adminSettings.mail.failed": "Gửi lỗi",
  "adminSettings.mail.held": "Đang giữ lại",
  "adminSettings.mail.attempts": "Đã thử {count} lần",
  "adminSettings.mail.created": "Ngày tạo: {time}",
  "adminSettings.mail.next": "Thử lại lúc {time}",
  "adminSettings.mail.sends": "Gửi lúc {time}",
  "adminSettings.mail.serverReply": "Máy chủ email trả lời: {words}",
  "adminSettings.mail.read": "Đọc",
  "adminSettings.mail.textFailed": "Không tải được email",
  "adminSettings.mail.textGone":
    "Email này chứa liên kết dùng một lần nên nội dung bị xóa sau khi gửi.",
  "adminSettings.mail.resend": "Gửi lại",
  "adminSettings.mail.resendFailed": "Chưa gửi lại được email",
  "adminSettings.mail.wasSent": "Đã gửi email",
  "adminSettings.mail.wasSavedToFile": "Đã lưu email thành tệp",
  "adminSettings.mail.wasRefused": "Máy chủ email đã từ chối email này",
  "adminSettings.mail.waits": "Chưa gửi được email. Máy chủ sẽ thử lại.",
  "adminSettings.mail.isSending": "Email đang được gửi",

  "adminSettings.kind.receipt": "Xác nhận đã nhận hồ sơ",
  "adminSettings.kind.new_application": "Hồ sơ mới",
  "adminSettings.kind.status": "Cập nhật trạng thái hồ sơ",
  "adminSettings.kind.message": "Email viết cho ứng viên",
  "adminSettings.kind.status_links": "Liên kết theo dõi hồ sơ",
  "adminSettings.kind.withdrawn": "Xác nhận rút hồ sơ",
  "adminSettings.kind.application_withdrawn": "Ứng viên rút hồ sơ",
  "adminSettings.kind.position_closing": "Vị trí sắp ngừng tuyển",
  "adminSettings.kind.mention": "Nhắc tên trong ghi chú nhóm",
  "adminSettings.kind.interview": "Phỏng vấn",
  "adminSettings.kind.interview_team": "Phỏng vấn, gửi nhóm",
  "adminSettings.kind.interview_guest": "Phỏng vấn, gửi khách",
  "adminSettings.kind.erase_link": "Liên kết xóa dữ liệu",
  "adminSettings.kind.erased": "Đã xóa dữ liệu",
  "adminSettings.kind.invite": "Lời mời",
  "adminSettings.kind.reset": "Liên kết đặt lại mật khẩu",
  "adminSettings.kind.password_changed": "Đã đổi mật khẩu",
  "adminSettings.kind.two_step_changed": "Thay đổi đăng nhập hai bước",
  "adminSettings.kind.email_link": "Liên kết đổi địa chỉ email",
  "adminSettings.kind.email_change": "Thay đổi địa chỉ email",
  "adminSettings.kind.account_deleted": "Đã xóa tài khoản",
  "adminSettings.kind.backup_overdue": "Sao lưu quá hạn",
  "adminSettings.kind.test": "Email thử",

  "adminSettings.templates": "Mẫu email",
  "adminSettings.templatesText":
    "Nội dung các email gửi ứng viên. Liên kết, thông tin hồ sơ và chữ ký được thêm vào từng email.",

  "adminSettings.rejections": "Email từ chối",
  "adminSettings.rejectionsText":
    "Email từ chối có thể được gửi muộn hơn, để bạn kịp rút lại quyết định. Cho đến khi email được gửi, ứng viên vẫn thấy trạng thái trước đó.",
  "adminSettings.rejections.hours": "Số giờ chờ trước khi gửi",
  "adminSettings.rejections.hint":
    "Từ 0 (gửi ngay) đến 168 (một tuần). Email đã lên lịch giữ nguyên thời điểm gửi.",
  "adminSettings.rejections.waits": "{count} giờ",

  "adminSettings.retention": "Thời hạn lưu giữ",
  "adminSettings.retentionText":
    "Thời gian lưu giữ hồ sơ bị từ chối, đã rút hoặc nghi ngờ spam. Hồ sơ đang được lưu giữ vì lý do pháp lý không bị xóa.",
  "adminSettings.retention.undecided": "Hãy quyết định thời hạn lưu giữ hồ sơ",
  "adminSettings.retention.undecidedText":
    "Cho đến khi bạn chọn, mọi hồ sơ đều được giữ lại. Pháp luật yêu cầu không lưu dữ liệu cá nhân lâu hơn mức cần thiết.",
  "adminSettings.retention.question": "Xử lý những hồ sơ này thế nào?",
  "adminSettings.retention.none": "Chưa quyết định",
  "adminSettings.retention.erase": "Xóa sau một số ngày",
  "adminSettings.retention.keep": "Giữ lại",
  "adminSettings.retention.after": "Xóa sau {count} ngày",
  "adminSettings.retention.days": "Số ngày",
  "adminSettings.retention.hint":
    "Tính từ lúc từ chối, lúc ứng viên rút hồ sơ hoặc lúc nhận hồ sơ nghi ngờ spam. Tối đa 3650 ngày.",
  "adminSettings.retention.noForecast": "Nhập số ngày để xem bao nhiêu hồ sơ sẽ bị xóa ngay.",
  "adminSettings.retention.due": "Ngay bây giờ sẽ có {count} hồ sơ bị xóa.",
  "adminSettings.retention.held": "{count} hồ sơ được lưu giữ vì lý do pháp lý.",
  "adminSettings.retention.confirm": "Xóa ngay {count} hồ sơ?",
  "adminSettings.retention.confirmText":
    "Các hồ sơ này đã hết thời hạn lưu giữ. Trong vòng một giờ, hồ sơ cùng tệp và email đi kèm sẽ bị xóa. Không thể hoàn tác thao tác này.",
  "adminSettings.retention.confirmNow": "Lưu và xóa {count} hồ sơ",

  "adminSettings.holidays": "Ngày nghỉ",
  "adminSettings.holidaysText":
    "Những ngày nghỉ ngoài thứ bảy và chủ nhật. Thời gian chờ của hồ sơ không tính những ngày này.",
  "adminSettings.holidays.new": "Ngày",
  "adminSettings.holidays.remove": "Xóa ngày {day}",
  "adminSettings.holidays.none": "Chưa có ngày nào",
  "adminSettings.holidays.count": "{count}/{max} ngày",
  "adminSettings.holidays.vietnamText":
    "Năm thêm các ngày 1/1, 30/4, 1/5 và 2/9; Tết thêm ngày cuối năm và bốn ngày đầu năm. Giỗ Tổ Hùng Vương, ngày nghỉ thứ hai của Quốc khánh và các ngày nghỉ bù cần được thêm thủ công, vì tính theo âm lịch hoặc theo thông báo hằng năm.",
  "adminSettings.holidays.several": "Thêm nhiều ngày",
  "adminSettings.holidays.from": "Ngày đầu",
  "adminSettings.holidays.to": "Ngày cuối",
  "adminSettings.holidays.addRange": "Thêm các ngày này",
  "adminSettings.holidays.rangeInvalid": "Ngày cuối phải sau ngày đầu, cách nhau tối đa 60 ngày",
  "adminSettings.holidays.addTet": "Thêm Tết: {first} đến {last}",
  "adminSettings.holidays.allThere": "Danh sách đã có đủ các ngày này",
  "adminSettings.holidays.year": "Năm",
  "adminSettings.holidays.addYear": "Thêm ngày lễ năm {year}",
  "adminSettings.holidays.added": "Đã thêm {count} ngày",

  "adminSettings.signIn": "Đăng nhập",
  "adminSettings.signInText":
    "Yêu cầu đối với quản trị viên và chuyên viên tuyển dụng khi đăng nhập.",
  "adminSettings.signIn.adminRule": "Yêu cầu mọi quản trị viên đăng nhập hai bước",
  "adminSettings.signIn.adminRuleText":
    "Quản trị viên chưa bật sẽ được yêu cầu bật trước khi dùng trang quản trị.",
  "adminSettings.signIn.recruiterRule": "Yêu cầu mọi chuyên viên tuyển dụng đăng nhập hai bước",
  "adminSettings.signIn.recruiterRuleText":
    "Chuyên viên chưa bật sẽ được yêu cầu bật trước khi dùng trang quản trị. Lịch phỏng vấn đồng bộ tạm ngừng cho đến lúc đó.",
  "adminSettings.signIn.open": "Bật trong phần cài đặt của bạn",

  "adminSettings.recruiters": "Chuyên viên tuyển dụng",
  "adminSettings.recruitersText":
    "Chuyên viên tuyển dụng xử lý hồ sơ ứng tuyển và các vị trí. Họ không xem được người dùng, cài đặt hay nhật ký hoạt động và không xóa được hồ sơ. Vai trò “Tuyển dụng” được gán cho tài khoản trong mục Người dùng.",
  "adminSettings.recruiters.export": "Cho phép chuyên viên tuyển dụng xuất danh sách hồ sơ",
  "adminSettings.recruiters.exportText":
    "Tệp xuất ra chứa dữ liệu cá nhân của mọi ứng viên trong danh sách. Nhật ký hoạt động ghi lại từng lần xuất.",
  "adminSettings.recruiters.on": "Chuyên viên tuyển dụng được xuất danh sách hồ sơ",
  "adminSettings.recruiters.off": "Chuyên viên tuyển dụng không được xuất danh sách",

  "adminSettings.backups": "Sao lưu",
  "adminSettings.backupsText":
    "Mỗi bản sao lưu là một tệp chứa toàn bộ dữ liệu của trang web. Người vận hành máy chủ tạo và khôi phục bản sao lưu.",
  "adminSettings.backups.loadFailed": "Không tải được tình trạng sao lưu",
  "adminSettings.backups.none": "Chưa có bản sao lưu nào",
  "adminSettings.backups.soon": "Máy chủ sẽ tạo bản đầu tiên trong vài phút tới.",
  "adminSettings.backups.failed": "Lần sao lưu gần nhất không thành công",
  "adminSettings.backups.trouble.no_space":
    "Ổ đĩa chứa bản sao lưu đã đầy. Cứ 15 phút máy chủ lại thử một lần.",
  "adminSettings.backups.trouble.not_writable":
    "Thư mục chứa bản sao lưu không tồn tại hoặc máy chủ không có quyền ghi.",
  "adminSettings.backups.trouble.database": "Không kết nối được cơ sở dữ liệu.",
  "adminSettings.backups.trouble.files": "Không đọc được các tệp CV.",
  "adminSettings.backups.trouble.other": "Nguyên nhân có trong nhật ký của máy chủ.",
  "adminSettings.backups.late": "Bản sao lưu mới nhất đã quá hạn theo lịch",
  "adminSettings.backups.lateText": "Nguyên nhân có thể có trong nhật ký của máy chủ.",
  "adminSettings.backups.lost": "Có {count} CV bị mất hoặc hỏng",
  "adminSettings.backups.lostText":
    "Bản sao lưu mới nhất chỉ có hồ sơ, không có tệp CV. Trên máy chủ, lệnh “npm run doctor” cho biết đó là những hồ sơ nào; các bản sao lưu cũ có thể còn những tệp này và được giữ lại cho đến khi xử lý xong.",
  "adminSettings.backups.last": "Bản sao lưu gần nhất",
  "adminSettings.backups.size": "Dung lượng",
  "adminSettings.backups.took": "mất {count} giây",
  "adminSettings.backups.holds": "Nội dung",
  "adminSettings.backups.contents": "Hồ sơ ứng tuyển: {applications}, CV: {resumes}",
  "adminSettings.backups.place": "Nơi lưu",
  "adminSettings.backups.machine": "trên máy {name}",
  "adminSettings.backups.scheduled":
    "Cứ {count} giờ, máy chủ tạo một bản sao lưu trong {folder} và giữ {keep} bản mới nhất.",
  "adminSettings.backups.unscheduled":
    "Máy chủ chưa tự động sao lưu. Để bật, hãy đặt BACKUP_DIR trên máy chủ; trong lúc đó, có thể tạo bản sao lưu bằng lệnh “npm run backup”.",
};

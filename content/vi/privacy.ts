import type { privacy as en } from "../en/privacy.ts";

export const privacy: Partial<Record<keyof typeof en, string>> = {
  "privacy.title": "Chính sách bảo mật",
  "privacy.updated": "Cập nhật lần cuối: Tháng 1 năm 2024",
  "privacy.contents": "Trong trang này",
  "privacy.lead":
    "Chính sách này cho biết {company} thu thập những dữ liệu cá nhân nào qua trang web, để làm gì, và bạn có quyền quyết định những gì. Chính sách được xây dựng theo Nghị định 13/2023/NĐ-CP về bảo vệ dữ liệu cá nhân, Luật An ninh mạng 2018 và Luật Giao dịch điện tử 2023.",

  "privacy.purpose": "Mục đích thu thập thông tin",
  "privacy.purpose.text": "Chúng tôi chỉ thu thập dữ liệu cá nhân để:",
  "privacy.purpose.answer": "trả lời câu hỏi và yêu cầu bạn gửi đến;",
  "privacy.purpose.hiring":
    "xem xét hồ sơ ứng tuyển và thông báo cho ứng viên về quá trình tuyển dụng;",
  "privacy.purpose.accounts":
    "tạo tài khoản, xác thực người dùng khi đăng nhập và giữ an toàn cho tài khoản;",
  "privacy.purpose.operation":
    "duy trì hoạt động của trang web, phát hiện lỗi và ngăn chặn hành vi lạm dụng;",
  "privacy.purpose.law": "thực hiện các nghĩa vụ theo quy định của pháp luật.",
  "privacy.purpose.never":
    "Chúng tôi không bán dữ liệu cá nhân và không dùng dữ liệu cá nhân để hiển thị quảng cáo.",

  "privacy.scope": "Phạm vi thông tin thu thập",
  "privacy.scope.text": "Thông tin được thu thập tùy theo việc bạn làm trên trang web:",
  "privacy.scope.application": "Khi bạn ứng tuyển:",
  "privacy.scope.application.text":
    "họ tên, email, số điện thoại, vị trí và mức kinh nghiệm bạn chọn, CV và thư ứng tuyển, đường dẫn đến sản phẩm và trang cá nhân, ngày bạn có thể bắt đầu làm việc.",
  "privacy.scope.account": "Khi bạn có tài khoản:",
  "privacy.scope.account.text":
    "họ tên và email, những gì bạn bổ sung vào hồ sơ cá nhân, và mật khẩu được lưu ở dạng không thể đọc ngược lại.",
  "privacy.scope.visit": "Khi bạn truy cập:",
  "privacy.scope.visit.text":
    "các bản ghi kỹ thuật của máy chủ web, như địa chỉ mạng, thời điểm và trang được yêu cầu.",
  "privacy.scope.device": "Trên thiết bị của bạn:",
  "privacy.scope.device.text":
    "ngôn ngữ, giao diện, bản nháp hồ sơ ứng tuyển trong bảy ngày, những vị trí mà trình duyệt này đã gửi hồ sơ và thông tin duy trì đăng nhập trong thời gian bạn đăng nhập. Không có cookie quảng cáo hay theo dõi.",
  "privacy.scope.video": "Khi bạn phát video:",
  "privacy.scope.video.text":
    "video được tải từ YouTube, và YouTube nhận dữ liệu theo chính sách riêng của họ. Trước khi bạn bấm phát, không có gì được gửi đến đó.",

  "privacy.security": "Bảo mật thông tin",
  "privacy.security.measures":
    "Chỉ những người cần dữ liệu cá nhân cho công việc mới được truy cập, và việc truy cập hồ sơ ứng tuyển, tài khoản đều được ghi lại. Mật khẩu được lưu theo cách không ai đọc được, kể cả chúng tôi.",
  "privacy.security.abroad":
    "Dữ liệu cá nhân không được chuyển ra nước ngoài nếu không có sự đồng ý của bạn.",
  "privacy.security.keeping":
    "Chúng tôi lưu giữ dữ liệu cá nhân trong thời gian cần thiết cho mục đích thu thập, hoặc theo thời hạn pháp luật quy định, sau đó xóa đi.",
  "privacy.security.breach":
    "Nếu xảy ra vi phạm liên quan đến dữ liệu của bạn, chúng tôi thông báo cho cơ quan có thẩm quyền và cho bạn theo quy định của pháp luật.",

  "privacy.rights": "Quyền của khách hàng",
  "privacy.rights.text": "Theo Nghị định 13/2023/NĐ-CP, bạn có quyền:",
  "privacy.rights.know": "được biết dữ liệu cá nhân của mình được xử lý như thế nào;",
  "privacy.rights.consent": "đồng ý, từ chối, hoặc rút lại sự đồng ý sau này;",
  "privacy.rights.access": "xem, yêu cầu chỉnh sửa và nhận bản sao dữ liệu của mình;",
  "privacy.rights.delete": "yêu cầu xóa dữ liệu hoặc hạn chế xử lý dữ liệu;",
  "privacy.rights.object": "phản đối việc xử lý dữ liệu;",
  "privacy.rights.complain":
    "khiếu nại, tố cáo, khởi kiện và yêu cầu bồi thường thiệt hại theo quy định của pháp luật.",
  "privacy.rights.withdrawal":
    "Việc rút lại sự đồng ý không ảnh hưởng đến những gì đã được thực hiện hợp pháp trước đó. Để thực hiện các quyền này, vui lòng liên hệ với chúng tôi theo địa chỉ dưới đây.",

  "privacy.contact": "Liên hệ",
  "privacy.contact.text":
    "Mọi câu hỏi và yêu cầu về dữ liệu cá nhân xin gửi đến {email}. Chúng tôi trả lời các yêu cầu về quyền riêng tư trong vòng 30 ngày.",
  "privacy.contact.law": "Chính sách này được điều chỉnh bởi pháp luật Việt Nam.",
};

import type { careers as en } from "../en/careers.ts";

export const careers: Partial<Record<keyof typeof en, string>> = {
  "careers.title": "Làm những sản\u00a0phẩm bạn tự\u00a0hào khoe với gia\u00a0đình",
  "careers.lead":
    "Một chatbot để cô của bạn hỏi về sổ đỏ. Một tấm bằng mà trường cũ của bạn cấp trên blockchain do chúng tôi xây dựng. Chúng tôi là một đội ngũ nhỏ ở {place}, và những gì bạn làm ra ở đây được đưa vào sử dụng ngay trong tháng.",
  "careers.apply": "Ứng tuyển ngay",
  "careers.hero.positions": "Xem vị trí đang tuyển",
  "careers.count.fullTime": "vị trí toàn thời gian",
  "careers.count.internships": "vị trí thực tập",
  "careers.count.steps": "bước đến kết quả",

  "careers.benefits": "Bạn có thể trông đợi gì ở chúng tôi",
  "careers.benefit.innovation": "Đổi mới là trên hết",
  "careers.benefit.innovation.text":
    "Cứ hai tuần có một ngày dành cho ý tưởng của riêng bạn. Vài sản phẩm của chúng tôi đã bắt đầu từ đó.",
  "careers.benefit.mentorship": "Chuyên gia dẫn dắt",
  "careers.benefit.mentorship.text":
    "Những cố vấn với hàng chục năm kinh nghiệm đọc bản thiết kế, xem từng dòng mã và luôn có thời gian cho câu hỏi của bạn.",
  "careers.benefit.growth": "Phát triển sự nghiệp",
  "careers.benefit.growth.text":
    "Khung bậc nghề nghiệp bằng văn bản, hai kỳ đánh giá mỗi năm, cùng ngân sách cho khóa học và chứng chỉ bạn chọn.",
  "careers.benefit.package": "Đãi ngộ cạnh tranh",
  "careers.benefit.package.text":
    "Lương theo mặt bằng thị trường, tháng lương thứ mười ba, bảo hiểm đầy đủ và thưởng khi dự án đi vào sử dụng.",

  "careers.fullTime": "Vị trí toàn thời gian",
  "careers.fullTime.lead":
    "Các thẻ nêu điều bạn cần có ngay từ ngày đầu; phần còn lại sẽ học ở đây, cùng chúng tôi.",
  "careers.internships": "Thực tập",
  "careers.internships.lead":
    "Ba đến sáu tháng trong một đội ngũ thật. Không bài tập giả định, không bị sai vặt.",
  "careers.perks": "Thực tập sinh nhận được gì",
  "careers.perk.training": "Được chuyên gia đào tạo trực tiếp",
  "careers.perk.training.text":
    "Mỗi tuần một giờ với cố vấn, về chính những dòng mã và câu hỏi của bạn.",
  "careers.perk.projects": "Tham gia dự án thật",
  "careers.perk.projects.text":
    "Sản phẩm của bạn được góp ý, phát hành và được khách hàng sử dụng thật.",
  "careers.perk.certificate": "Giấy chứng nhận thực tập",
  "careers.perk.certificate.text": "Có chữ ký của công ty và được khoa của bạn công nhận.",
  "careers.perk.employment": "Cơ hội trở thành nhân viên chính thức",
  "careers.perk.employment.text":
    "Bạn nào làm tốt sẽ được mời ký hợp đồng trước khi kết thúc kỳ thực tập.",

  "careers.process": "Quy trình tuyển dụng",
  "careers.process.lead":
    "Bốn bước. Bộ phận nhân sự xem xét mọi hồ sơ trong 3\u20115 ngày làm việc.",
  "careers.process.submit": "Gửi hồ sơ ứng tuyển (CV)",
  "careers.process.submit.text": "Năm phút, một biểu mẫu và CV. Có thư ứng tuyển càng tốt.",
  "careers.process.interview": "Phỏng vấn trực tuyến hoặc trực tiếp",
  "careers.process.interview.text": "Một giờ với những người sẽ làm việc cùng bạn.",
  "careers.process.test": "Bài kiểm tra chuyên môn (nếu có)",
  "careers.process.test.text": "Một việc nhỏ giống công việc thật, không phải câu hỏi mẹo.",
  "careers.process.result": "Thông báo kết quả và ký hợp đồng lao động",
  "careers.process.result.text":
    "Trúng tuyển thì ký hợp đồng; chưa phù hợp thì bạn cũng nhận được email báo kết quả.",

  "careers.contact": "Không thấy vị trí của mình? Cứ viết cho chúng tôi",
  "careers.contact.text":
    "Nếu bạn giỏi một việc mà chúng tôi cần nhưng chưa đăng tuyển, hãy cho chúng tôi biết. Bộ phận nhân sự đọc mọi email và trả lời bằng ngôn ngữ của bạn.",
  "careers.contact.email": "Email nhân sự",
  "careers.contact.phone": "Điện thoại",
  "careers.contact.address": "Địa chỉ",
  "careers.contact.form": "Mở biểu mẫu ứng tuyển",
};

import type { clients as en } from "../en/clients.ts";

export const clients: Partial<Record<keyof typeof en, string>> = {
  "clients.title": "Những người bạn đồng\u00a0hành",
  "clients.subtitle":
    "Họ đưa phần mềm của chúng tôi đến với những người họ phục vụ. Dưới đây là những gì mỗi đơn vị đang sử dụng.",
  "clients.sectors": "Lĩnh vực",
  "clients.solutions": "Giải pháp đang dùng",

  "clients.industry.education": "Giáo dục",
  "clients.industry.administration": "Hành chính công",
  "clients.industry.university": "Giáo dục đại học",

  "clients.pronunciation": "Chấm phát âm",
  "clients.pronunciation.description":
    "Nghe học viên nói tiếng Anh, chấm từng âm và chỉ ra những âm người Việt nên luyện trước.",
  "clients.lesson-notes": "Ghi chép bài giảng",
  "clients.lesson-notes.description":
    "Biến bản ghi buổi học thành tóm tắt, từ mới và bài tập về nhà trước khi lớp kịp ra về.",
  "clients.callbots": "Callbot",
  "clients.callbots.description":
    "Nghe máy tư vấn tuyển sinh buổi tối, nhắc phụ huynh lịch học thử và chuyển câu hỏi khó cho tư vấn viên.",
  "clients.learner-analytics": "Phân tích học viên",
  "clients.learner-analytics.description":
    "Chuyên cần, bài tập và học phí trên cùng một bức tranh, báo sớm khi học viên có dấu hiệu nghỉ học.",
  "clients.administrative-chatbot": "Chatbot hành chính",
  "clients.administrative-chatbot.description":
    "Hướng dẫn người dân từng bước của thủ tục và các giấy tờ cần mang theo, kèm căn cứ pháp lý.",
  "clients.document-assistant": "Trợ lý xử lý văn bản",
  "clients.document-assistant.description":
    "Đọc văn bản đến, vào sổ và đề xuất người xử lý cho từng văn bản.",
  "clients.tourist-check-in": "Check-in du lịch bằng NFT",
  "clients.tourist-check-in.description":
    "Du khách check-in tại các điểm đến trong tỉnh và giữ cho mình chứng nhận mỗi chuyến đi, không ai làm giả được.",
  "clients.knowledge-assistant": "Trợ lý tri thức",
  "clients.knowledge-assistant.description":
    "Trả lời cán bộ dựa trên chính quy định và báo cáo của tỉnh, luôn kèm trang nguồn.",
  "clients.teaching-sandbox": "Sandbox giảng dạy blockchain",
  "clients.teaching-sandbox.description":
    "Mỗi lớp một mạng Hyperledger Fabric, sẵn sàng trong vài phút và cứ thoải mái làm hỏng.",
  "clients.university-chatbot": "Chatbot đại học",
  "clients.university-chatbot.description":
    "Giải đáp cho sinh viên về thời khóa biểu, học phí, quy chế vào bất cứ giờ nào, và biết khi nào cần mời gặp phòng đào tạo.",

  "clients.call.title": "Tiếp theo có thể là bạn",
  "clients.call.text":
    "Hãy cho chúng tôi biết bạn phục vụ ai và điều gì đang khiến họ phải chờ. Chúng tôi sẽ cho bạn xem một giải pháp tương tự đang chạy thật.",
  "clients.call.contact": "Liên hệ",
};

import type { clients as en } from "../en/clients.ts";

export const clients: Record<keyof typeof en, string> = {
  "clients.title": "Khách hàng của chúng tôi",
  "clients.subtitle": "{count} khách hàng và những gì họ đang dùng.",
  "clients.sectors": "Lĩnh vực",
  "clients.solutions": "Giải pháp đang dùng",
  "clients.industry.education": "Giáo dục",
  "clients.industry.university": "Giáo dục đại học",
  "clients.call.title": "Bạn muốn là người tiếp theo?",
  "clients.call.text": "Hãy cho chúng tôi biết bạn cần gì.",
  "clients.call.contact": "Liên hệ",
  "clients.reading-app": "Ứng dụng luyện đọc",
  "clients.reading-app.description": "Trẻ đọc thành tiếng và nghe chỗ cần ngắt nghỉ.",
  "clients.timetable-bot": "Chatbot thời khóa biểu",
  "clients.timetable-bot.description": "Trả lời câu hỏi về phòng học và giờ học.",
  "clients.exam-archive": "Kho đề thi",
  "clients.exam-archive.description": "Tìm đề thi cũ theo chủ đề.",
  "clients.lab-network": "Mạng phòng thí nghiệm",
  "clients.lab-network.description": "Một mạng mà sinh viên được phép làm hỏng.",
};

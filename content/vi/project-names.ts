import type { projectNames as en } from "../en/project-names.ts";

export const projectNames: Partial<Record<keyof typeof en, string>> = {
  "projects.sandbox": "Sandbox blockchain cho trường đại học",
  "projects.check-in": "Check-in du lịch với chứng nhận NFT",
  "projects.portfolio": "Theo dõi danh mục đầu tư cho thị trường Việt Nam",
  "projects.ai.pronunciation": "Chấm phát âm",
  "projects.ai.administrative-chatbot": "Chatbot hành chính",
  "projects.ai.callbots": "Callbot tuyển sinh",
  "projects.ai.document-assistant": "Trợ lý xử lý văn bản",
  "projects.ai.university-chatbot": "Chatbot đại học",
  "projects.ai.knowledge-assistant": "Trợ lý tri thức",
  "projects.ai.lesson-notes": "Ghi chép bài giảng",
  "projects.ai.learner-analytics": "Phân tích học viên",
};

import type { projectNames as en } from "../en/project-names.ts";

export const projectNames: Record<keyof typeof en, string> = {
  "projects.sandbox": "Mạng thực hành",
  "projects.check-in": "Dạo phố",
  "projects.portfolio": "Tổng quan tiết kiệm",
  "projects.ai.reading": "Luyện đọc",
  "projects.ai.timetable": "Chatbot thời khóa biểu",
  "projects.ai.exams": "Tìm đề thi",
};

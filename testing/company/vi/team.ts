import type { team as en } from "../en/team.ts";

export const team: Record<keyof typeof en, string> = {
  "team.hero.title": "Những người đứng sau các bài kiểm thử",
  "team.hero.lead": "Những người bạn sẽ gặp tại {company}.",
  "team.mentors.title": "Cố vấn",
  "team.mentors.lead": "Người dạy chúng tôi.",
  "team.directors.title": "Ban giám đốc",
  "team.directors.lead": "Những người điều hành công ty.",
  "team.portrait": "Chân dung {name}",
  "person.mentor.role": "Cố vấn",
  "person.mentor.description": "Đọc mọi bản kế hoạch trước khi thực hiện.",
  "person.ceo.role": "CEO",
  "person.ceo.roleInFull": "Tổng giám đốc",
  "person.ceo.description": "Chịu trách nhiệm về mọi việc.",
  "person.cto.role": "CTO",
  "person.cto.roleInFull": "Giám đốc công nghệ",
  "person.cto.description": "Lựa chọn công cụ.",
  "team.call.title": "Gặp chúng tôi",
  "team.call.text": "Hãy mang theo câu hỏi.",
  "team.call.contact": "Liên hệ",
  "team.call.careers": "Xem vị trí đang tuyển",
};

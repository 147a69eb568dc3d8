import type { positions as en } from "../en/positions.ts";

export const positions: Record<keyof typeof en, string> = {
  "position.apply": "Ứng tuyển ngay",
  "position.applyFor": "Ứng tuyển ngay: {position}",
  "position.more": "Mô tả đầy đủ",
  "position.moreOf": "Mô tả đầy đủ: {position}",
  "position.closed": "Đã đóng",
  "position.skills": "Yêu cầu",
  "position.kind.full-time": "Toàn thời gian",
  "position.kind.internship": "Thực tập",
  "position.ai-engineer": "Làm việc cùng chúng tôi với vai trò kỹ sư AI.",
  "position.blockchain-engineer": "Làm việc cùng chúng tôi với vai trò kỹ sư blockchain.",
  "position.ecommerce-excutive": "Làm việc cùng chúng tôi với vai trò quản lý cửa hàng.",
  "position.backend-developer": "Làm việc cùng chúng tôi với vai trò lập trình viên backend.",
  "position.ai-intern": "Làm việc cùng chúng tôi với vai trò thực tập sinh AI.",
  "position.ecommerce-intern": "Làm việc cùng chúng tôi với vai trò thực tập sinh cửa hàng.",
  "position.fullstack-intern": "Làm việc cùng chúng tôi với vai trò thực tập sinh fullstack.",
};

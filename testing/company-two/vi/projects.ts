import type { projects as en } from "../en/projects.ts";

export const projects: Record<keyof typeof en, string> = {
  "projects.title": "Hai dự báo đã thành sự thật",
  "projects.lead": "{count} dự án đang được sử dụng.",
  "projects.index": "Dự án theo lĩnh vực",
  "projects.client": "Khách hàng",
  "projects.platform": "Nền tảng",
  "projects.blockchain": "Blockchain",
  "projects.blockchain.lead": "{count} dự án với hồ sơ dùng chung.",
  "projects.fintech": "Fintech",
  "projects.ai": "Giải pháp AI",
  "projects.ai.lead": "{count} trợ lý đang được dùng.",
  "projects.category.forecast": "Dự báo",
  "projects.ai.harvest-forecast.description": "Báo trước một tuần cần đặt bao nhiêu ghe.",
  "projects.ai.shelf-count.description": "Đếm hàng còn lại trên kệ từ một tấm ảnh.",
  "projects.call.title": "Dự án của bạn ở đây",
  "projects.call.text": "Hãy kể cho chúng tôi.",
  "projects.call.contact": "Trao đổi với chúng tôi",
  "projects.call.solutions": "Xem các giải pháp",
};

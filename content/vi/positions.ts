import type { positions as en } from "../en/positions.ts";

export const positions: Partial<Record<keyof typeof en, string>> = {
  "position.apply": "Ứng tuyển ngay",
  "position.applyFor": "Ứng tuyển ngay: {position}",
  "position.more": "Mô tả đầy đủ",
  "position.moreOf": "Mô tả đầy đủ: {position}",
  "position.closed": "Đã đóng",
  "position.skills": "Yêu cầu",
  "position.kind.full-time": "Toàn thời gian",
  "position.kind.internship": "Thực tập",

  "position.ai-engineer":
    "Đưa mô hình ngôn ngữ và giọng nói từ trang thử nghiệm đến tổng đài đổ chuông cả ngày.",
  "position.blockchain-engineer":
    "Viết hợp đồng thông minh và vận hành mạng lưới đứng sau những tấm chứng nhận mà mọi người tin cậy.",
  "position.ecommerce-excutive":
    "Vận hành gian hàng trực tuyến từ đầu đến cuối, và nói cho đội sản phẩm biết công cụ còn thiếu gì.",
  "position.fullstack-developer":
    "Đưa một tính năng đi từ buổi trò chuyện đầu tiên với khách hàng đến ngày được sử dụng.",
  "position.frontend-developer":
    "Làm ra giao diện mà cán bộ văn thư, sinh viên hay bà ngoại đều hiểu ngay từ cái nhìn đầu tiên.",
  "position.backend-developer":
    "Thiết kế dịch vụ và dữ liệu vẫn đúng khi máy móc, đường truyền và kế hoạch không như ý.",

  "position.ai-intern":
    "Chuẩn bị dữ liệu, huấn luyện mô hình nhỏ và học cách nhận biết thế nào là một câu trả lời tốt.",
  "position.ecommerce-intern":
    "Chăm chút gian hàng bằng những trang sản phẩm chỉn chu và học cách đọc con số.",
  "position.blockchain-intern":
    "Viết và kiểm thử hợp đồng thông minh trên sandbox của chúng tôi, rồi trên mạng của khách hàng.",
  "position.fullstack-intern":
    "Tự tay làm một trang, giao diện và bảng dữ liệu của nó, từng bước đều có người hướng dẫn.",
  "position.marketing-intern":
    "Giải thích công nghệ khó bằng lời dễ hiểu, qua bài viết, hình ảnh và phim ngắn.",
};

import type { clients as en } from "../en/clients.ts";

export const clients: Record<keyof typeof en, string> = {
  "clients.title": "Cửa hàng, nhà xưởng và trường học dọc theo dòng sông",
  "clients.subtitle": "{count} khách hàng, và phần mà mỗi nơi bật đầu tiên.",
  "clients.sectors": "Lĩnh vực",
  "clients.solutions": "Giải pháp đang dùng",
  "clients.industry.education": "Giáo dục",
  "clients.industry.university": "Giáo dục đại học",
  "clients.call.title": "Đến lượt quầy hàng của bạn?",
  "clients.call.text": "Chúng tôi mang máy đến và để lại cho bạn dùng thử một tuần.",
  "clients.call.contact": "Liên hệ",
  "clients.industry.business": "Doanh nghiệp vừa và nhỏ",
  "clients.industry.administration": "Dịch vụ công",
  "clients.counter": "Quầy và hóa đơn",
  "clients.counter.description": "Bán được cả khi có mạng lẫn mất mạng.",
  "clients.orders": "Đơn hàng qua điện thoại và tin nhắn",
  "clients.orders.description": "Mọi đơn trong một danh sách, dù ai nhận.",
  "clients.books": "Sổ sách hằng ngày",
  "clients.books.description": "Khóa sổ trong bốn phút.",
};

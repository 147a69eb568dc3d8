import type { solutions as en } from "../en/solutions.ts";
import { solutions as first } from "../../company/vi/solutions.ts";

export const solutions: Record<keyof typeof en, string> = {
  ...first,
  "solutions.title": "Từ mã vạch đầu tiên buổi sáng đến dòng cuối cùng trong sổ",
  "solutions.lead": "{count} giải pháp, giải pháp nào cũng xứng chỗ trên quầy.",
  "solutions.ai": "Dự báo và tự động hóa",
  "solutions.ecommerce": "Hệ thống bán lẻ và kho",
  "solutions.call.title": "Buổi tối nào cũng kéo dài?",
  "solutions.receipt-reader": "Đọc hóa đơn",
  "solutions.receipt-reader.description": "Đọc hóa đơn của nhà cung cấp, kể cả tờ nhàu.",
};

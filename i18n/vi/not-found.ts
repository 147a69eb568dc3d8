import type { notFound as en } from "../en/not-found.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const notFound: Vietnamese<typeof en> = {
  "notFound.title": "Rất tiếc! Không tìm thấy trang",
  "notFound.text": "Có thể địa chỉ bị gõ nhầm, hoặc trang đã được chuyển đi.",
  "notFound.home": "Về trang chủ",

  "notFound.product.text": "Sản phẩm này chưa có trang riêng.",
  "notFound.product.solutions": "Xem trong mục Giải pháp",
  "notFound.product.contact": "Hỏi về sản phẩm này",
};

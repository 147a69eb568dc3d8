import type { products as en } from "../en/products.ts";

export const products: Record<keyof typeof en, string> = {
  "product.till": "Máy tính tiền vẫn bán khi mất mạng",
  "product.till.kind": "Điểm bán",
  "product.till.description": "Lưu từng giao dịch trên máy và gửi đi khi có mạng lại.",
  "product.warehouse": "Kho và giao hàng",
  "product.warehouse.kind": "Kho",
  "product.warehouse.description": "Biết hàng nào trên kệ, trên ghe và đang đặt.",
  "product.stock-forecast": "Dự báo nhập hàng",
  "product.stock-forecast.kind": "Dự báo",
  "product.stock-forecast.description": "Đề xuất đơn ngày mai theo thời tiết, lịch và năm trước.",
};

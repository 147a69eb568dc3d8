import type { adminExport as en } from "../en/admin-export.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const adminExport: Vietnamese<typeof en> = {
  "export.open": "Xuất dữ liệu",
  "export.choose": "Xuất dưới dạng",
  "export.xlsx": "Excel (XLSX)",
  "export.csv": "CSV",
  "export.count": "{count} dòng",
  "export.nothing": "Không có gì để xuất",
  "export.busy": "Đang chuẩn bị...",
  "export.started": "Đã bắt đầu xuất dữ liệu",
  "export.startedText": "Tệp sẽ được lưu khi tải xuống xong.",
  "export.failed": "Lỗi khi xuất danh sách",
};

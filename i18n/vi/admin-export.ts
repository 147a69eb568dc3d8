import type { adminExport as en } from "../en/admin-export.ts";

export const adminExport: Partial<Record<keyof typeof en, string>> = {
  "export.open": "Xuất",
  "export.choose": "Xuất ra",
  "export.xlsx": "Excel (XLSX)",
  "export.csv": "CSV",
  "export.count": "{count} dòng",
  "export.count.one": "1 dòng",
  "export.nothing": "Không có gì để xuất",
  "export.busy": "Đang chuẩn bị...",
  "export.started": "Đã bắt đầu xuất",
  "export.startedText": "Tệp sẽ được lưu ngay khi tải xong.",
  "export.failed": "Lỗi khi xuất danh sách",
};

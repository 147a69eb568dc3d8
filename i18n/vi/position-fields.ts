import type { positionFields as en } from "../en/position-fields.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const positionFields: Vietnamese<typeof en> = {
  "field.positionKind.invalid": "Vui lòng chọn toàn thời gian hoặc thực tập",
  "field.positionState.invalid": "Vui lòng chọn bản nháp, đang tuyển hoặc ngừng tuyển",
  "field.position.missing": "Cần có trước khi đăng",
  "field.workplace.invalid": "Vui lòng chọn hình thức làm việc",
  "field.number.invalid": "Vui lòng nhập số nguyên trong khoảng cho phép",
  "field.currency.invalid": "Vui lòng chọn loại tiền",
  "field.period.invalid": "Vui lòng chọn tháng hoặc năm",
  "field.salary.order": "Mức “Từ” không được lớn hơn mức “Đến”",
  "field.list.invalid": "Vui lòng nhập mỗi dòng một mục",
  "field.list.long": "Có quá nhiều mục",
  "field.list.blank": "Có một mục để trống",
  "field.slug.invalid": "Chỉ dùng chữ thường không dấu, chữ số và dấu gạch ngang",
  "field.slug.reserved": "Địa chỉ này thuộc về trang web. Vui lòng chọn địa chỉ khác",
  "field.slug.taken": "Đã có vị trí khác dùng địa chỉ này",
  "field.closesOn.past": "Ngày này đã qua. Hãy chọn ngày khác hoặc bỏ trống",
  "field.picture.invalid": "Vui lòng chọn một trong các hình có sẵn",
  "failure.positionNotFound": "Không tìm thấy vị trí.",
  "failure.positionUsed": "Vị trí này đã có hồ sơ nên không thể xóa. Hãy ngừng tuyển.",
  "failure.positionsFull": "Đã đạt số vị trí tối đa. Hãy xóa bớt một vị trí.",
};

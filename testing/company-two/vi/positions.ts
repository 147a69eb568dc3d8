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
  "position.embedded-engineer": "Chăm sóc máy tính tiền cho khách hàng và mọi người đang xếp hàng.",
  "position.support-specialist": "Chăm sóc tổng đài cho khách hàng và mọi người đang xếp hàng.",
  "position.quality-engineer": "Chăm sóc bàn kiểm thử cho khách hàng và mọi người đang xếp hàng.",
};

import type { labels as en } from "../en/labels.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const labels: Vietnamese<typeof en> = {
  "status.submitted": "Đã nộp",
  "status.reviewing": "Đang xem xét",
  "status.accepted": "Đã chấp nhận",
  "status.hired": "trúng tuyển",
  "status.rejected": "Đã từ chối",
  "status.pending": "Đã nộp hoặc đang xem xét",

  "source.careers_page": "Trang tuyển dụng",
  "source.referral": "Được giới thiệu",
  "source.topcv": "TopCV",
  "source.vietnamworks": "VietnamWorks",
  "source.itviec": "ITviec",
  "source.linkedin": "LinkedIn",
  "source.facebook": "Facebook",
  "source.zalo": "Zalo",
  "source.tiktok": "TikTok",
  "source.email": "Email",
  "source.event": "Sự kiện",
  "source.agency": "Công ty dịch vụ tuyển dụng",
  "source.other": "Nguồn khác",

  "verdict.yes": "Nên nhận",
  "verdict.unsure": "Phân vân",
  "verdict.no": "Không nên nhận",

  "requestKind.copy": "Bản sao dữ liệu",
  "requestKind.correction": "Chỉnh sửa",
  "requestKind.restriction": "Hạn chế xử lý",
  "requestKind.consent_withdrawal": "Rút lại sự đồng ý",
  "requestKind.erasure": "Xóa dữ liệu",
  "reason.skills": "Kỹ năng",
  "reason.experience": "Kinh nghiệm",
  "reason.salary": "Mức lương",
  "reason.language": "Ngoại ngữ",
  "reason.location": "Địa điểm",
  "reason.position_filled": "Đã tuyển đủ",
  "reason.other_candidate": "Chọn ứng viên khác",
  "reason.no_show": "Không đến phỏng vấn",
  "reason.other": "Lý do khác",

  "consent.sent_by_applicant": "Ứng viên tự gửi cho công ty để ứng tuyển",
  "consent.agreed": "Ứng viên đã đồng ý cho công ty lưu giữ",
  "consent.public_profile": "Hồ sơ được công khai để tìm việc",

  "active.true": "Đang hoạt động",
  "active.false": "Đã vô hiệu hóa",

  "employment.active": "Đang làm việc",
  "employment.inactive": "Đã nghỉ việc",
  "adminPositions.untitled": "Vị trí chưa có tên",
  "adminPositions.state.draft": "Bản nháp",
  "adminPositions.state.open": "Đang tuyển",
  "adminPositions.state.closed": "Ngừng tuyển",
  "users.searchHint": "Tên, email hoặc số điện thoại",
};

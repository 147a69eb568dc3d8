import type { interviews as english } from "../en/interviews.ts";

export const interviews: Partial<Record<keyof typeof english, string>> = {
  "interview.zone": "giờ Việt Nam",
  "interview.yourZone": "{time} theo múi giờ của bạn",
  "interview.openVideo": "Mở cuộc gọi video",
  "interview.state.offered": "Đang chờ trả lời",
  "interview.state.agreed": "Đã hẹn",
  "interview.state.declined": "Đã từ chối",
  "interview.state.cancelled": "Đã hủy",
};

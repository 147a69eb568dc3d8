import type { interviews as english } from "../en/interviews.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const interviews: Vietnamese<typeof english> = {
  "interview.zone": "giờ Việt Nam",
  "interview.yourZone": "{time} theo múi giờ của bạn",
  "interview.openVideo": "Mở cuộc gọi video",
  "interview.place": "Địa điểm",
  "interview.state.offered": "Đang chờ trả lời",
  "interview.state.agreed": "Đã hẹn",
  "interview.state.declined": "Đã từ chối",
  "interview.state.cancelled": "Đã hủy",
};

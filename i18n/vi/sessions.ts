import type { sessions as en } from "../en/sessions.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const sessions: Vietnamese<typeof en> = {
  "sessions.current": "Thiết bị này",
  "sessions.device": "{browser} trên {system}",
  "sessions.unknown": "Thiết bị không xác định",
  "sessions.lastUsed": "Hoạt động lần cuối {time}",
  "sessions.network": "Mạng {network}",
  "sessions.end": "Đăng xuất",
  "sessions.more": "{count} phiên khác",
  "sessions.endOf": "Đăng xuất {device}, hoạt động lần cuối {time}",
  "sessions.title": "Phiên đăng nhập",
  "sessions.endOthers": "Đăng xuất khỏi mọi thiết bị khác",
  "sessions.ended": "Đã kết thúc phiên",
  "twoStep.title": "Đăng nhập hai bước",
  "twoStep.on": "Đang bật",
  "twoStep.off": "Đang tắt",
  "activity.times": "({count} lần trong một giờ)",
};

import type { sessions as en } from "../en/sessions.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const sessions: Vietnamese<typeof en> = {
  "sessions.current": "Thiết bị này",
  "sessions.device": "{browser} trên {system}",
  "sessions.unknown": "Thiết bị không xác định",
  "sessions.lastUsed": "Hoạt động lần cuối {time}",
  "sessions.network": "Mạng {network}",
  "sessions.end": "Đăng xuất",
  "sessions.endOf": "Đăng xuất {device}, hoạt động lần cuối {time}",
};

import type { team as en } from "../en/team.ts";
import { team as first } from "../../company/vi/team.ts";

export const team: Record<keyof typeof en, string> = {
  ...first,
  "team.call.title": "Gặp chúng tôi",
  "team.call.text": "Hãy mang theo câu hỏi.",
  "team.call.contact": "Liên hệ",
  "team.call.careers": "Xem vị trí đang tuyển",
};

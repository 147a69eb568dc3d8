import type { contact as en } from "../en/contact.ts";
import { contact as first } from "../../company/vi/contact.ts";

export const contact: Record<keyof typeof en, string> = {
  ...first,
  "contact.lead": "Bình trà luôn sẵn từ bảy giờ sáng.",
};

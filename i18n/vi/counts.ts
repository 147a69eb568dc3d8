import type { counts as en } from "../en/counts.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const counts: Vietnamese<typeof en> = {
  "count.solutions": "{count} giải pháp",
  "count.projects": "{count} dự án",
  "count.assistants": "{count} trợ lý AI",
  "count.clients": "{count} khách hàng",
  "count.mentors": "{count} cố vấn",
  "count.directors": "{count} giám đốc",
  "count.fullTime": "{count} vị trí toàn thời gian",
  "count.internships": "{count} vị trí thực tập",
};

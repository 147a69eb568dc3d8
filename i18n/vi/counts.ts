import type { counts as en } from "../en/counts.ts";

export const counts: Record<keyof typeof en, string> = {
  "count.solutions": "{count} giải pháp",
  "count.solutions.one": "{count} giải pháp",
  "count.projects": "{count} dự án",
  "count.projects.one": "{count} dự án",
  "count.assistants": "{count} trợ lý AI",
  "count.assistants.one": "{count} trợ lý AI",
  "count.clients": "{count} khách hàng",
  "count.clients.one": "{count} khách hàng",
  "count.mentors": "{count} cố vấn",
  "count.mentors.one": "{count} cố vấn",
  "count.directors": "{count} giám đốc",
  "count.directors.one": "{count} giám đốc",
  "count.fullTime": "{count} vị trí toàn thời gian",
  "count.fullTime.one": "{count} vị trí toàn thời gian",
  "count.internships": "{count} vị trí thực tập",
  "count.internships.one": "{count} vị trí thực tập",
};

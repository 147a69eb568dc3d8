import type { feeds as en } from "../en/feeds.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const feeds: Vietnamese<typeof en> = {
  "feed.title": "Vị trí đang tuyển tại {company}",
  "feed.description": "Các việc làm và chương trình thực tập tại {company}",
  "feed.duties": "Công việc của bạn",
  "feed.requirements": "Yêu cầu",
  "feed.benefits": "Quyền lợi",
};

import type { projectNames as en } from "../en/project-names.ts";

export const projectNames: Record<keyof typeof en, string> = {
  "projects.ai.harvest-forecast": "Dự báo vụ mùa",
  "projects.ai.shelf-count": "Đếm hàng trên kệ qua ảnh",
};

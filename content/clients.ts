import type { Client } from "#content-types";

/**
 * The clients that the site shows (spec §2). The names and logos are samples: replace them with
 * clients who have agreed to be named; `npm run content:check` lists those that are left.
 */
export const clients: readonly Client[] = [
  {
    id: "may-trang",
    name: { en: "May Trang English", vi: "Anh ngữ Mây Trắng" },
    industry: "education",
    solutions: ["pronunciation", "lesson-notes"],
    isSample: true,
  },
  {
    id: "lua-vang",
    name: { en: "Lua Vang Learning", vi: "Giáo dục Lúa Vàng" },
    industry: "education",
    solutions: ["callbots", "learner-analytics"],
    isSample: true,
  },
  {
    id: "bach-son",
    name: {
      en: "Bach Son Provincial People's Committee",
      vi: "Ủy ban nhân dân tỉnh Bạch Sơn",
    },
    industry: "administration",
    solutions: ["administrative-chatbot", "document-assistant"],
    isSample: true,
  },
  {
    id: "van-hai",
    name: { en: "Van Hai Provincial People's Committee", vi: "Ủy ban nhân dân tỉnh Vân Hải" },
    industry: "administration",
    solutions: ["tourist-check-in", "knowledge-assistant"],
    isSample: true,
  },
  {
    id: "nam-sao",
    name: { en: "Nam Sao University of Technology", vi: "Trường Đại học Công nghệ Nam Sao" },
    industry: "university",
    solutions: ["teaching-sandbox", "university-chatbot"],
    isSample: true,
  },
];

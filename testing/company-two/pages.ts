import { pages as first, type PageTexts } from "../company/pages.ts";

export { defaultOgImage, type PageId, type PageTexts } from "../company/pages.ts";

/** Title and description of each page. */
export const pages = {
  ...first,
  home: {
    en: {
      title: "Tills, stock and forecasts",
      description: "{company} connects the counter, the warehouse and the books of shops.",
    },
    vi: {
      title: "Quầy, kho và dự báo",
      description: "{company} kết nối quầy hàng, kho và sổ sách của các cửa hàng.",
    },
  },
  solutions: {
    en: {
      title: "Solutions",
      description: "The {solutions} of {company} for the counter and behind it.",
    },
    vi: {
      title: "Giải pháp",
      description: "{solutions} của {company} cho quầy hàng và phía sau quầy.",
    },
  },
  careers: {
    en: {
      title: "Careers",
      description: "{fullTime} at {company} in {place}, and how the company hires.",
    },
    vi: {
      title: "Tuyển dụng",
      description: "{fullTime} tại {company}, {place}, cùng quy trình tuyển dụng.",
    },
  },
} as const satisfies Record<string, { en: Partial<PageTexts>; vi: Partial<PageTexts> }>;

export const defaultDescription = {
  en: "{company} writes software for shops, markets and workshops.",
  vi: "{company} viết phần mềm cho cửa hàng, chợ và nhà xưởng.",
};

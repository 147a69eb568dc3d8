/** A picture as it lies in /images: `<name>-<width>.avif` and `.webp` for each of its widths. */
export type ImageRecord = {
  /** Size of the widest file. */
  width: number;
  height: number;
  widths: readonly number[];
};

/** The pictures there are, by name. `npm run art` writes this file. */
export const images: Readonly<Record<string, ImageRecord>> = {
  "projects/pronunciation": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/administrative-chatbot": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/callbots": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/document-assistant": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/university-chatbot": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/knowledge-assistant": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/lesson-notes": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/learner-analytics": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/check-in": { width: 1280, height: 800, widths: [480, 640, 960, 1280] },
  "projects/sandbox": { width: 1280, height: 1120, widths: [480, 640, 960, 1280] },
  "projects/portfolio": { width: 1280, height: 1120, widths: [480, 640, 960, 1280] },
  "team/mentor": { width: 960, height: 1200, widths: [400, 672, 960] },
  "team/ai-lead": { width: 960, height: 1200, widths: [400, 672, 960] },
  "team/ceo": { width: 960, height: 1200, widths: [400, 672, 960] },
  "team/cco": { width: 960, height: 1200, widths: [400, 672, 960] },
  "team/cto": { width: 960, height: 1200, widths: [400, 672, 960] },
  "team/team": { width: 2000, height: 1000, widths: [640, 960, 1440, 2000] },
};

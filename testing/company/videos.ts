import type { Video } from "#content-types";

/** Two of which search engines hear, and one of which they do not. */
export const videos: readonly Video[] = [
  {
    id: "welcome",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-welcome",
    uploaded: "2024-05-06",
    isSample: false,
  },
  {
    id: "workshop",
    cover: "about/team",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-workshop",
    uploaded: "2025-07-08",
    isSample: false,
  },
  {
    id: "office",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-office",
    uploaded: "2026-09-10",
    isSample: true,
  },
];

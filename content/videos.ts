import type { Video } from "#content-types";

/** The films of the About page. */
export const videos: readonly Video[] = [
  {
    id: "introduction",
    cover: "about/team",
    embedUrl: "https://www.youtube-nocookie.com/embed/sample-0001",
    uploaded: "2025-09-29",
    isSample: true,
  },
  {
    id: "sandbox",
    cover: "projects/sandbox",
    embedUrl: "https://www.youtube-nocookie.com/embed/sample-0002",
    uploaded: "2026-03-16",
    isSample: true,
  },
];

import type { about } from "./en/about.ts";

type Text = keyof typeof about;

export type Video = {
  id: string;
  title: Text;
  description: Text;
  embedUrl: `https://www.youtube-nocookie.com/embed/${string}`;
  uploaded: string;
  isSample: boolean;
};

/** Two of which search engines hear, and one of which they do not. */
export const videos: readonly Video[] = [
  {
    id: "welcome",
    title: "video.welcome.title",
    description: "video.welcome.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-welcome",
    uploaded: "2024-05-06",
    isSample: false,
  },
  {
    id: "workshop",
    title: "video.workshop.title",
    description: "video.workshop.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-workshop",
    uploaded: "2025-07-08",
    isSample: false,
  },
  {
    id: "office",
    title: "video.office.title",
    description: "video.office.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-office",
    uploaded: "2026-09-10",
    isSample: true,
  },
];

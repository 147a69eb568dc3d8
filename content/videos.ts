import type { about } from "./en/about.ts";

type Text = keyof typeof about;

/** A film on YouTube. Search engines hear only of films that are no samples. */
export type Video = {
  id: string;
  title: Text;
  description: Text;
  /** An address below https://www.youtube-nocookie.com/embed/. */
  embedUrl: `https://www.youtube-nocookie.com/embed/${string}`;
  /** The day it was put online. */
  uploaded: string;
  isSample: boolean;
};

/** The films of the About page. */
export const videos: readonly Video[] = [
  {
    id: "introduction",
    title: "video.introduction.title",
    description: "video.introduction.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/sample-0001",
    uploaded: "2025-09-29",
    isSample: true,
  },
  {
    id: "sandbox",
    title: "video.sandbox.title",
    description: "video.sandbox.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/sample-0002",
    uploaded: "2026-03-16",
    isSample: true,
  },
];

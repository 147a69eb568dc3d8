import type { Video } from "#content-types";

type ShownVideo = Video & { title: string; description: string };

/** The videos as schema.org's VideoObjects, without samples. */
export function videoObjectsOf(videos: readonly ShownVideo[]) {
  return videos
    .filter(({ isSample }) => !isSample)
    .map(({ title, description, embedUrl, uploaded }) => ({
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: title,
      description,
      embedUrl,
      thumbnailUrl: `https://i.ytimg.com/vi/${embedUrl.split("/").at(-1) ?? ""}/hqdefault.jpg`,
      uploadDate: uploaded,
    }));
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsOf } from "#web/testing/structured-data.ts";
import { videoObjectsOf } from "./video-objects.ts";

const film = {
  id: "film",
  title: "A film",
  description: "What it shows.",
  embedUrl: "https://www.youtube-nocookie.com/embed/abc",
  uploaded: "2026-01-31",
} as const;

test("a real video has structured data with all required properties", () => {
  const objects = videoObjectsOf([{ ...film, isSample: false }]);
  assert.deepEqual(objects.flatMap(faultsOf), []);
  assert.deepEqual(objects, [
    {
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: "A film",
      description: "What it shows.",
      embedUrl: "https://www.youtube-nocookie.com/embed/abc",
      thumbnailUrl: "https://i.ytimg.com/vi/abc/hqdefault.jpg",
      uploadDate: "2026-01-31",
    },
  ]);
});

test("a sample video has no structured data", () => {
  assert.deepEqual(videoObjectsOf([{ ...film, isSample: true }]), []);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import { faultsOf } from "#web/testing/structured-data.ts";
import { structuredData } from "./structured-data.ts";

const page = {
  isIndexed: true,
  url: "https://site.example/page",
  title: "Title",
  description: "Description",
  trail: ["/", "/page"].map((path) => ({ name: path, item: `https://site.example${path}` })),
  language: "en",
  siteData: { siteUrl: "https://site.example", year: 2026, closedPositions: ["backend-developer"] },
  texts: {},
} as const;

const postingAt = (path: string, more: Partial<Parameters<typeof structuredData>[0]> = {}) =>
  structuredData({ ...page, path, ...more }).find((data) => data["@type"] === "JobPosting");

test("an open position has every property Google requires of a JobPosting", () => {
  const texts = {
    "position.ai-engineer": "Models for telephones & desks.",
    "position.ai-engineer.do.1": "Keep answers < 1 s",
  };
  const posting = postingAt("/careers/ai-engineer", { texts });
  assert.deepEqual(faultsOf(posting), []);
  assert.partialDeepStrictEqual(posting, {
    title: "AI Engineer",
    datePosted: "2026-02-03",
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: company.name },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: company.locality.en,
        addressCountry: company.countryCode,
      },
    },
    directApply: true,
  });
  assert.match(
    String(posting?.["description"]),
    /^<p>Models for telephones &amp; desks\.<\/p><p>position\.do<\/p><ul><li>Keep answers &lt; 1 s<\/li>/,
  );
});

test("an internship has its employment type and the language of its page", () => {
  assert.partialDeepStrictEqual(postingAt("/careers/ai-intern", { language: "vi" }), {
    employmentType: "INTERN",
    inLanguage: "vi",
    jobLocation: { address: { addressLocality: company.locality.vi } },
  });
});

test("a closed position and a sample have no JobPosting", () => {
  assert.equal(postingAt("/careers/backend-developer"), undefined);
  assert.equal(postingAt("/careers/ecommerce-intern"), undefined);
});

test("each video but a sample has structured data with all required properties", () => {
  const films = structuredData({ ...page, path: "/about" }).slice(2);
  assert.deepEqual(films.flatMap(faultsOf), []);
  const real = videos.filter(({ isSample }) => !isSample);
  assert.ok(real.length > 0 && real.length < videos.length);
  assert.deepEqual(
    films.map(({ embedUrl }) => embedUrl),
    real.map(({ embedUrl }) => embedUrl),
  );
  assert.deepEqual(films[0], {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: "video.welcome.title",
    description: "video.welcome.description",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-welcome",
    thumbnailUrl: "https://i.ytimg.com/vi/test-welcome/hqdefault.jpg",
    uploadDate: "2024-05-06",
  });
});

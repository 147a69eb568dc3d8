import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import type { PositionText } from "#contract/positions.ts";
import { faultsOf } from "#web/testing/structured-data.ts";
import { structuredData } from "./structured-data.ts";

const page = {
  isIndexed: true,
  url: "https://site.example/page",
  title: "Title",
  description: "Description",
  trail: ["/", "/page"].map((path) => ({ name: path, item: `https://site.example${path}` })),
  language: "en",
  siteData: { siteUrl: "https://site.example", year: 2026 },
  texts: {},
  positions: {},
} as const;

const position: PositionText = {
  slug: "ai-engineer",
  kind: "full-time",
  state: "open",
  title: "AI Engineer",
  summary: "Models for telephones & desks.",
  duties: ["Keep answers < 1 s"],
  requirements: [],
  benefits: [],
  skills: ["Python"],
  location: "",
  workplace: "on-site",
  salary: null,
  openings: 2,
  posted_on: "2026-02-03",
  closes_on: null,
  picture: "general",
  is_sample: false,
};

const postingOf = (changes: Partial<PositionText>, more: { language?: "en" | "vi" } = {}) => {
  const positions = { position: { ...position, ...changes } };
  const data = structuredData({ ...page, path: "/careers/ai-engineer", positions, ...more });
  return data.find((item) => item["@type"] === "JobPosting");
};

test("an open position has every property Google requires of a JobPosting", () => {
  const posting = postingOf({});
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
    totalJobOpenings: 2,
    directApply: true,
  });
  assert.ok(posting !== undefined && !("validThrough" in posting) && !("baseSalary" in posting));
  assert.match(
    String(posting["description"]),
    /^<p>Models for telephones &amp; desks\.<\/p><p>duties<\/p><ul><li>Keep answers &lt; 1 s<\/li>/,
  );
});

test("a posting states its last day, its salary and a remote workplace, as Google recommends", () => {
  const posting = postingOf({
    closes_on: "2026-12-31",
    salary: { min: 20_000_000, max: 35_000_000, currency: "VND", period: "month" },
    workplace: "remote",
    location: "Hà Nội",
  });
  assert.deepEqual(faultsOf(posting), []);
  assert.partialDeepStrictEqual(posting, {
    validThrough: "2026-12-31T23:59:59+07:00",
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "VND",
      value: {
        "@type": "QuantitativeValue",
        minValue: 20_000_000,
        maxValue: 35_000_000,
        unitText: "MONTH",
      },
    },
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: company.countryCode },
    jobLocation: { address: { addressLocality: "Hà Nội" } },
  });
});

test("a fixed salary is one value", () => {
  const salary = { min: 900, max: 900, currency: "USD", period: "year" } as const;
  const posting = postingOf({ salary });
  assert.deepEqual(faultsOf(posting), []);
  assert.partialDeepStrictEqual(posting, {
    baseSalary: { currency: "USD", value: { value: 900, unitText: "YEAR" } },
  });
});

test("the check of structured data names missing recommended properties", () => {
  const posting = postingOf({ workplace: "remote" });
  assert.deepEqual(faultsOf({ ...posting, applicantLocationRequirements: undefined }), [
    ".applicantLocationRequirements of JobPosting is missing or wrong",
  ]);
  const baseSalary = { "@type": "MonetaryAmount", currency: "đ", value: 3 };
  assert.deepEqual(faultsOf({ ...posting, baseSalary, validThrough: "soon" }), [
    ".baseSalary.currency of MonetaryAmount is missing or wrong",
    ".baseSalary.value of MonetaryAmount is missing or wrong",
    ".validThrough of JobPosting is missing or wrong",
  ]);
});

test("an internship has its employment type and the language of its page", () => {
  assert.partialDeepStrictEqual(postingOf({ kind: "internship" }, { language: "vi" }), {
    employmentType: "INTERN",
    inLanguage: "vi",
    jobLocation: { address: { addressLocality: company.locality.vi } },
  });
});

test("a closed position and a sample have no JobPosting", () => {
  assert.equal(postingOf({ state: "closed" }), undefined);
  assert.equal(postingOf({ is_sample: true }), undefined);
});

test("each video but a sample has structured data with all required properties", () => {
  const texts = Object.fromEntries(
    videos.flatMap(({ id }) =>
      ["title", "description"].map((part) => [`video.${id}.${part}`, `${id} ${part}`]),
    ),
  );
  const films = structuredData({ ...page, path: "/about", texts }).slice(2);
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
    name: "welcome title",
    description: "welcome description",
    embedUrl: "https://www.youtube-nocookie.com/embed/test-welcome",
    thumbnailUrl: "https://i.ytimg.com/vi/test-welcome/hqdefault.jpg",
    uploadDate: "2024-05-06",
  });
});

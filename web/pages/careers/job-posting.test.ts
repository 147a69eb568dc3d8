import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#content/company.ts";
import { faultsOf } from "#web/testing/structured-data.ts";
import { jobPosting } from "./job-posting.ts";

const vacancy = {
  slug: "ai-engineer",
  title: "AI Engineer",
  kind: "full-time",
  posted: "2026-10-01",
  isSample: false,
} as const;

const page = {
  url: "https://site.example/careers/ai-engineer",
  siteUrl: "https://site.example",
  language: "en",
  lead: "Models for telephones & desks.",
  lists: [{ title: "What you will do", items: ["Keep answers < 1 s", "Name the source"] }],
} as const;

test("a vacancy has every property Google requires of a JobPosting", () => {
  const posting = jobPosting(vacancy, page);
  assert.deepEqual(faultsOf(posting), []);
  assert.partialDeepStrictEqual(posting, {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "AI Engineer",
    datePosted: "2026-10-01",
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
  assert.equal(
    posting?.["description"],
    "<p>Models for telephones &amp; desks.</p>" +
      "<p>What you will do</p><ul><li>Keep answers &lt; 1 s</li><li>Name the source</li></ul>",
  );
});

test("an internship has its employment type and the language of its page", () => {
  const posting = jobPosting(
    { ...vacancy, slug: "ai-intern", title: "AI Intern", kind: "internship" },
    { ...page, language: "vi" },
  );
  assert.partialDeepStrictEqual(posting, {
    employmentType: "INTERN",
    inLanguage: "vi",
    jobLocation: { address: { addressLocality: company.locality.vi } },
  });
});

test("a sample position has no JobPosting", () => {
  assert.equal(jobPosting({ ...vacancy, isSample: true }, page), undefined);
});

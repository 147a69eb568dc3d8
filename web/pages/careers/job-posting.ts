import { company } from "#content/company.ts";
import type { Language } from "#contract/languages.ts";

const employmentTypes = { "full-time": "FULL_TIME", internship: "INTERN" } as const;

type Vacancy = {
  slug: string;
  title: string;
  kind: keyof typeof employmentTypes;
  posted: string;
  isSample: boolean;
};

type PageText = {
  lead: string;
  lists: readonly { title: string; items: readonly string[] }[];
};

/** The JobPosting of schema.org for a vacancy, with the properties Google requires; none for a sample. */
export function jobPosting(
  { slug, title, kind, posted, isSample }: Vacancy,
  page: PageText & { url: string; siteUrl: string; language: Language },
): Record<string, unknown> | undefined {
  if (isSample) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionOf(page),
    datePosted: posted,
    employmentType: employmentTypes[kind],
    identifier: { "@type": "PropertyValue", name: company.name, value: slug },
    hiringOrganization: {
      "@type": "Organization",
      "@id": `${page.siteUrl}/#organization`,
      name: company.name,
      sameAs: `${page.siteUrl}/`,
      logo: `${page.siteUrl}/icon-512.png`,
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: company.locality[page.language],
        addressCountry: company.countryCode,
      },
    },
    directApply: true,
    inLanguage: page.language,
    url: page.url,
  };
}

/** The text of the page as HTML, as schema.org defines the property. */
function descriptionOf({ lead, lists }: PageText): string {
  const parts = lists.map(({ title, items }) => {
    const lines = items.map((item) => `<li>${escape(item)}</li>`).join("");
    return `<p>${escape(title)}</p><ul>${lines}</ul>`;
  });
  return [`<p>${escape(lead)}</p>`, ...parts].join("");
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import type { Language } from "#contract/languages.ts";
import type { PagePositions, PositionText } from "#contract/positions.ts";
import type { Texts } from "#web/i18n/dictionaries.ts";
import { interpolate } from "#web/i18n/text.ts";
import { escape } from "./escape.ts";
import type { SiteData } from "./site-data.ts";

type Data = Record<string, unknown>;

type Page = {
  path: string;
  isIndexed: boolean;
  url: string;
  title: string;
  description: string;
  /** The pages from the home page down to this one. */
  trail: readonly { name: string; item: string }[];
  language: Language;
  siteData: SiteData;
  texts: Texts;
  positions: PagePositions;
};

/** The data of a page for search engines, in the terms of schema.org. */
export function structuredData(page: Page): Data[] {
  if (!page.isIndexed) return [webPage(page)];
  const place = page.path === "/" ? organization(page) : breadcrumbs(page);
  return [webPage(page), place, ...jobPostings(page), ...videoObjects(page)];
}

function webPage({ url, title, description, language, siteData }: Page): Data {
  return {
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: language,
    publisher: { "@id": organizationId(siteData) },
  };
}

const organizationId = ({ siteUrl }: SiteData) => `${siteUrl}/#organization`;

function organization({ language, siteData }: Page): Data {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(siteData),
    name: company.name,
    legalName: company.legalName[language],
    slogan: company.tagline[language],
    url: `${siteData.siteUrl}/`,
    logo: `${siteData.siteUrl}/icon-512.png`,
    foundingDate: company.companyFounded,
    taxID: company.taxCode,
    sameAs: [company.facebook, company.youtube].filter((address) => address !== ""),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: company.phone,
      email: company.email,
      areaServed: company.countryCode,
      availableLanguage: ["en", "vi"],
    },
  };
}

function breadcrumbs({ trail }: Page): Data {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...page,
    })),
  };
}

const employmentTypes = { "full-time": "FULL_TIME", internship: "INTERN" } as const;

/** The posting of an open position, on its page, with the properties Google requires; none for a sample. */
function jobPostings({ url, language, siteData, texts, positions: { position } }: Page): Data[] {
  if (position === undefined || position.is_sample || position.state !== "open") return [];
  const { slug, title, summary, kind, posted_on, closes_on, workplace } = position;
  // The text of the page as HTML, as schema.org defines the property.
  const lists = (["duties", "requirements", "benefits"] as const)
    .filter((list) => position[list].length > 0)
    .map((list) => {
      const items = position[list].map((item) => `<li>${escape(item)}</li>`);
      return `<p>${escape(texts[`position.${list}`] ?? list)}</p><ul>${items.join("")}</ul>`;
    });
  const country = { "@type": "Country", name: company.countryCode };
  return [
    {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title,
      description: `<p>${escape(summary)}</p>${lists.join("")}`,
      datePosted: posted_on,
      // The end of the last day in Vietnam.
      ...(closes_on !== null && { validThrough: `${closes_on}T23:59:59+07:00` }),
      employmentType: employmentTypes[kind],
      identifier: { "@type": "PropertyValue", name: company.name, value: slug },
      hiringOrganization: {
        "@type": "Organization",
        "@id": organizationId(siteData),
        name: company.name,
        sameAs: `${siteData.siteUrl}/`,
        logo: `${siteData.siteUrl}/icon-512.png`,
      },
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: position.location || company.locality[language],
          addressCountry: company.countryCode,
        },
      },
      ...(workplace === "remote" && {
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: country,
      }),
      ...salaryOf(position),
      totalJobOpenings: position.openings,
      ...(position.skills.length > 0 && { skills: position.skills.join(", ") }),
      directApply: true,
      inLanguage: language,
      url,
    },
  ];
}

function salaryOf({ salary }: Pick<PositionText, "salary">): Data {
  if (salary === null) return {};
  const { min, max, currency, period } = salary;
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", ...range, unitText: period.toUpperCase() },
    },
  };
}

/** The videos of the About page, without samples. */
function videoObjects({ path, texts }: Page): Data[] {
  if (path !== "/about") return [];
  const t = (key: string) => interpolate(texts[key] ?? "", { company: company.name });
  return videos
    .filter(({ isSample }) => !isSample)
    .map(({ id, embedUrl, uploaded }) => ({
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: t(`video.${id}.title`),
      description: t(`video.${id}.description`),
      embedUrl,
      thumbnailUrl: `https://i.ytimg.com/vi/${embedUrl.split("/").at(-1) ?? ""}/hqdefault.jpg`,
      uploadDate: uploaded,
    }));
}

import { company } from "#content/company.ts";
import { videos } from "#content/videos.ts";
import type { Language } from "#contract/languages.ts";
import type { TextKey, Texts } from "../i18n/dictionaries.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { videoObjectsOf } from "../pages/about/video-objects.ts";
import { adverts } from "../pages/careers/adverts.ts";
import { jobPosting } from "../pages/careers/job-posting.ts";
import { positionPath } from "../pages/careers/position-address.ts";
import { listItems } from "../pages/careers/position-lists.ts";
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
};

/** What a page tells search engines, in the terms of schema.org. */
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
    sameAs: [company.facebook, company.youtube],
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

/** The posting of an open position, on its page. */
function jobPostings({ path, url, language, siteData, texts }: Page): Data[] {
  const facts = { company: company.name, place: company.locality[language] };
  const t = (key: TextKey) => interpolate(texts[key] ?? key, facts);
  const advert = adverts.find(({ slug }) => positionPath(slug) === path);
  if (advert === undefined || siteData.closedPositions.includes(advert.slug)) return [];
  const posting = jobPosting(advert, {
    siteUrl: siteData.siteUrl,
    language,
    url,
    lead: t(`position.${advert.slug}`),
    lists: (["do", "bring", "offer"] as const).map((list) => ({
      title: t(`position.${list}`),
      items: listItems(list, advert).map(t),
    })),
  });
  return posting === undefined ? [] : [posting];
}

/** The videos of the About page. */
function videoObjects({ path, texts }: Page): Data[] {
  if (path !== "/about") return [];
  const t = (key: string) => interpolate(texts[key] ?? "", { company: company.name });
  return videoObjectsOf(
    videos.map((video) => ({
      ...video,
      title: t(`video.${video.id}.title`),
      description: t(`video.${video.id}.description`),
    })),
  );
}

import { company } from "#content/company.ts";
import { defaultDescription, defaultPreview, pages, type Words } from "#content/pages.ts";
import type { Language } from "#contract/languages.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { positionTitleAt } from "../pages/careers/position-address.ts";
import { matchRoute, localizePath, type RouteMatch } from "../router/match-route.ts";

type Tag = { name: "meta" | "link"; attributes: Record<string, string> };
type Data = Record<string, unknown>;

/** What a page says about itself in its head. */
export type Head = { title: string; tags: Tag[]; data: Data[] };

/** Computed alike by the server, for the first page, and by the browser, for those after it. */
export function headOf(match: RouteMatch, language: Language, siteUrl: string): Head {
  const { route, path, localePrefix } = match;
  const { title: words, description } = wordsOf(match, language);
  const { name, tagline } = company;
  const title = words === undefined ? `${name} | ${tagline[language]}` : `${words} | ${name}`;
  const address = (pathname: string) => siteUrl + pathname;
  const own = address(localePrefix === "" ? path : localizePath(path));
  const image = address(route.isIndexed ? previewPath(path, language) : defaultPreview);
  return {
    title,
    tags: [
      meta("description", description),
      link("canonical", own),
      property("og:url", own),
      ...(route.isIndexed ? alternateLinks(address(path), address(localizePath(path))) : []),
      // Some of these addresses are private links, which no other site needs to hear of.
      ...(route.isIndexed ? [] : [meta("robots", "noindex"), meta("referrer", "no-referrer")]),
      property("og:type", "website"),
      property("og:site_name", company.name),
      property("og:title", title),
      property("og:description", description),
      property("og:image", image),
      property("og:image:width", "1200"),
      property("og:image:height", "630"),
      property("og:locale", language === "vi" ? "vi_VN" : "en_US"),
      meta("twitter:card", "summary_large_image"),
      meta("twitter:title", title),
      meta("twitter:description", description),
      meta("twitter:image", image),
    ],
    data: structuredData({ title, description, own, match, language, siteUrl }),
  };
}

/** The same page in each language; an unknown reader gets English. */
const alternateLinks = (en: string, vi: string): Tag[] => [
  link("alternate", en, "en"),
  link("alternate", vi, "vi"),
  link("alternate", en, "x-default"),
];

/** The title of a page, without the company's name, and its description or the default one. */
export function wordsOf(
  { route, path }: RouteMatch,
  language: Language,
): { title: string | undefined; description: string } {
  const own: Partial<Words> = pages[route.id][language];
  const { title, description = defaultDescription[language] } = own;
  const values = { company: company.name, position: positionTitleAt(path) ?? "" };
  return {
    title: title && interpolate(title, values),
    description: interpolate(description, values),
  };
}

function structuredData(page: {
  title: string;
  description: string;
  own: string;
  match: RouteMatch;
  language: Language;
  siteUrl: string;
}): Data[] {
  const { title, description, own, match, language, siteUrl } = page;
  const organisation = { "@id": `${siteUrl}/#organization` };
  const webPage = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": own,
    url: own,
    name: title,
    description,
    inLanguage: language,
    publisher: organisation,
  };
  if (!match.route.isIndexed) return [webPage];
  if (match.path !== "/") return [webPage, breadcrumbs(match, language, siteUrl)];
  return [
    webPage,
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      ...organisation,
      name: company.name,
      legalName: company.legalName[language],
      slogan: company.tagline[language],
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
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
    },
  ];
}

/** The way from the home page down to the page, through the pages that its address lies below. */
function breadcrumbs(
  { path, localePrefix }: RouteMatch,
  language: Language,
  siteUrl: string,
): Data {
  const names = path.split("/").slice(1);
  const trail = names
    .map((_, depth) => matchRoute(`/${names.slice(0, depth + 1).join("/")}`))
    .filter(({ route }) => route.isIndexed);
  const items = trail.map((match) => ({
    name: wordsOf(match, language).title ?? company.name,
    item: siteUrl + (localePrefix === "" ? match.path : localizePath(match.path)),
  }));
  const home = {
    name: company.name,
    item: siteUrl + (localePrefix === "" ? "/" : localizePath("/")),
  };
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [home, ...items].map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}

const meta = (name: string, content: string): Tag => ({
  name: "meta",
  attributes: { name, content },
});

const property = (name: string, content: string): Tag => ({
  name: "meta",
  attributes: { property: name, content },
});

const link = (rel: string, href: string, hreflang?: string): Tag => ({
  name: "link",
  attributes: { rel, ...(hreflang === undefined ? {} : { hreflang }), href },
});

/**
 * The picture that social networks show for a page, one per page and language. `npm run art` makes
 * them.
 */
export function previewPath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}${language === "vi" ? "-vi" : ""}.png`;
}

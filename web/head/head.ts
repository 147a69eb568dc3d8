import { company } from "#content/company.ts";
import { clients } from "#content/clients.ts";
import { defaultDescription, defaultOgImage, pages, type PageTexts } from "#content/pages.ts";
import { directors, mentors } from "#content/people.ts";
import { aiProjects } from "#content/projects.ts";
import type { Language } from "#contract/languages.ts";
import type { PagePositions, PositionKind } from "#contract/positions.ts";
import { counts as en } from "#i18n/en/counts.ts";
import { counts as vi } from "#i18n/vi/counts.ts";
import type { Texts } from "#web/i18n/dictionaries.ts";
import { interpolate } from "#web/i18n/text.ts";
import { matchRoute, localizePath, type RouteMatch } from "#web/router/match-route.ts";
import { recordCounts } from "#web/record-counts.ts";
import type { SiteData } from "./site-data.ts";
import { structuredData } from "./structured-data.ts";

type Tag = { name: "meta" | "link"; attributes: Record<string, string> };

/** The title, the tags and the structured data in the head of a page. */
export type Head = { title: string; tags: Tag[]; data: Record<string, unknown>[] };

/** The server calls it for the first page, the browser for the next ones. */
export function headOf(
  match: RouteMatch,
  language: Language,
  siteData: SiteData,
  { texts, positions }: { texts: Texts; positions: PagePositions },
): Head {
  const { route, path, localePrefix } = match;
  const { isIndexed } = route;
  const { siteUrl } = siteData;
  const { title: pageTitle, description } = titleAndDescription(match, language, positions);
  const { name, tagline } = company;
  const title =
    pageTitle === undefined ? `${name} | ${tagline[language]}` : `${pageTitle} | ${name}`;
  const url = siteUrl + (localePrefix === "" ? path : localizePath(path));
  const image = siteUrl + (isIndexed ? ogImagePath(path, language) : defaultOgImage);
  const trail = trailOf(match, language, siteUrl, positions);
  return {
    title,
    tags: [
      meta("description", description),
      link("canonical", url),
      meta("og:url", url),
      ...(path.startsWith("/careers") ? feedLinks(language) : []),
      ...(isIndexed
        ? alternateLinks(siteUrl + path, siteUrl + localizePath(path))
        : // Some of these addresses are private links: other sites must not learn them.
          [meta("robots", "noindex"), meta("referrer", "no-referrer")]),
      meta("og:type", "website"),
      meta("og:site_name", name),
      meta("og:title", title),
      meta("og:description", description),
      meta("og:image", image),
      meta("og:image:width", "1200"),
      meta("og:image:height", "630"),
      meta("og:locale", language === "vi" ? "vi_VN" : "en_US"),
      meta("twitter:card", "summary_large_image"),
      meta("twitter:title", title),
      meta("twitter:description", description),
      meta("twitter:image", image),
    ],
    data: structuredData({
      path,
      isIndexed,
      url,
      title,
      description,
      trail,
      language,
      siteData,
      texts,
      positions,
    }),
  };
}

function feedLinks(language: Language): Tag[] {
  const address = `${language === "vi" ? "/vi" : ""}/careers/feed`;
  return [
    link("alternate", `${address}.xml`, { type: "application/atom+xml" }),
    link("alternate", `${address}.json`, { type: "application/feed+json" }),
  ];
}

/** The same page in each language. Readers of other languages get English. */
const alternateLinks = (en: string, vi: string): Tag[] => [
  link("alternate", en, { hreflang: "en" }),
  link("alternate", vi, { hreflang: "vi" }),
  link("alternate", en, { hreflang: "x-default" }),
];

/** The title of a page, without the company's name, and its description or the default one. */
export function titleAndDescription(
  { route }: RouteMatch,
  language: Language,
  positions: PagePositions = {},
): { title: string | undefined; description: string } {
  const own: Partial<PageTexts> = pages[route.id][language];
  const { title, description = defaultDescription[language] } = own;
  const values = {
    company: company.name,
    place: company.locality[language],
    position: positions.position?.title ?? "",
    ...countsInWords(language, positions),
  };
  return {
    title: title && interpolate(title, values),
    description: interpolate(description, values),
  };
}

const countTexts: Record<Language, Texts> = { en, vi };

/** The numbers of records in words, for the descriptions of pages. */
function countsInWords(language: Language, { cards = [] }: PagePositions) {
  const plurals = new Intl.PluralRules(language);
  const texts = countTexts[language];
  const words = (key: keyof typeof en, count: number) =>
    interpolate(texts[`${key}.${plurals.select(count)}`] ?? texts[key] ?? "", { count });
  const openOf = (kind: PositionKind) => cards.filter((card) => card.kind === kind).length;
  return {
    solutions: words("count.solutions", recordCounts.solutions),
    projects: words("count.projects", recordCounts.projects),
    assistants: words("count.assistants", aiProjects.length),
    clients: words("count.clients", clients.length),
    mentors: words("count.mentors", mentors.length),
    directors: words("count.directors", directors.length),
    fullTime: words("count.fullTime", openOf("full-time")),
    internships: words("count.internships", openOf("internship")),
  };
}

/** The pages from the home page down to this one, by the parts of its path. */
function trailOf(
  { path, localePrefix }: RouteMatch,
  language: Language,
  siteUrl: string,
  positions: PagePositions,
) {
  const names = path.split("/").slice(1);
  const pages = names
    .map((_, depth) => matchRoute(`/${names.slice(0, depth + 1).join("/")}`))
    .filter(({ route }) => route.isIndexed);
  const itemOf = (path: string) => siteUrl + (localePrefix === "" ? path : localizePath(path));
  return [
    { name: company.name, item: itemOf("/") },
    ...pages.map((page) => ({
      name: titleAndDescription(page, language, positions).title ?? company.name,
      item: itemOf(page.path),
    })),
  ];
}

const meta = (name: string, content: string): Tag => ({
  name: "meta",
  attributes: { [name.startsWith("og:") ? "property" : "name"]: name, content },
});

const link = (rel: string, href: string, others: Record<string, string> = {}): Tag => ({
  name: "link",
  attributes: { rel, ...others, href },
});

/** The picture that social networks show for a page, one per page and language. The build draws them, and the server those of positions. */
export function ogImagePath(path: string, language: Language): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return `/social/${name}${language === "vi" ? "-vi" : ""}.png`;
}

import { pathsOf, localizePath } from "../router/match-route.ts";
import { routes } from "../routes.ts";

const indexed = routes.filter((route) => route.isIndexed).flatMap(pathsOf);

/** Every indexed page in both languages, with links to its other language. */
export function sitemapOf(siteUrl: string): string {
  const entries = indexed.flatMap((path) => {
    const [en, vi] = [siteUrl + path, siteUrl + localizePath(path)];
    const alternates = [alternate("en", en), alternate("vi", vi), alternate("x-default", en)];
    return [en, vi].map((own) => `<url><loc>${escaped(own)}</loc>${alternates.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Screens of the app carry "noindex", which a crawler must be able to read, so only the API is disallowed. */
export function robotsOf(siteUrl: string): string {
  return ["User-agent: *", "Disallow: /api/", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

import { localizePath } from "#web/router/match-route.ts";
import { escape } from "./escape.ts";
import { positionPattern, routes } from "#web/routes.ts";

const indexed = routes
  .filter(({ isIndexed, path }) => isIndexed && path !== positionPattern)
  .map(({ path }) => ({ path, changedOn: undefined }));

/** The page of a position, and the day of its last change. */
type PositionEntry = { path: string; changedOn: string };

/** Every indexed page in both languages, with links to its other language. */
export function sitemapOf(siteUrl: string, positions: readonly PositionEntry[]): string {
  const entries = [...indexed, ...positions].flatMap(({ path, changedOn }) => {
    const [en, vi] = [siteUrl + path, siteUrl + localizePath(path)];
    const alternates = [alternate("en", en), alternate("vi", vi), alternate("x-default", en)];
    const changed = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
    return [en, vi].map(
      (own) => `<url><loc>${escape(own)}</loc>${changed}${alternates.join("")}</url>`,
    );
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
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`;
}

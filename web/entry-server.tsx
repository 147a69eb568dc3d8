import { renderToString } from "react-dom/server";
import { languages, type Language } from "#contract/languages.ts";
import { company } from "#content/company.ts";
import type { PagePositions } from "#contract/positions.ts";
import { products } from "#content/products.ts";
import { matchRoute, localizePath } from "./router/match-route.ts";
import { App } from "./app.tsx";
import { assetsOf, inlineStyles } from "./head/assets.ts";
import { documentOf, inlineScript } from "./head/document.ts";
import type { SiteData } from "./head/site-data.ts";
import { headOf, ogImagePath, titleAndDescription } from "./head/head.ts";
import { loadPage } from "./router/load-page.ts";
import { productPath } from "./pages/solutions/products.ts";
import { Router } from "./router/router.tsx";
import { panelRoutes } from "./admin/routes.ts";
import { positionPattern, routes } from "./routes.ts";

export { robotsOf, sitemapOf } from "./head/sitemap.ts";

/**
 * The addresses with a page of their own; those of products show a not-found page with the product.
 * `isIndexed` pages have a Vietnamese version below /vi; `isPublic` pages need no sign-in.
 */
export const pages = [
  ...routes
    .filter(({ path }) => path !== positionPattern)
    .map(({ path, isIndexed, access }) => ({ path, isIndexed, isPublic: access === "public" })),
  ...products
    .flatMap(({ id }) => [productPath(id), localizePath(productPath(id))])
    .map((path) => ({ path, isIndexed: false, isPublic: false })),
];

/** The addresses below that of the panel which open one of its screens, as a pattern. */
export const panelPattern = `^/admin(?:${panelRoutes
  .filter(({ path }) => path !== "")
  .map(({ path }) => path.replace(/:\w+/, "[^/]+"))
  .join("|")})/?$`;

/** The social previews of all indexed pages, for the build to draw. */
export const socialPreviews = pages
  .filter(({ isIndexed }) => isIndexed)
  .flatMap(({ path }) =>
    languages.map((language) => ({
      path: ogImagePath(path, language),
      title: titleAndDescription(matchRoute(path), language).title ?? company.name,
      siteName: company.name,
    })),
  );

/** The inline script and styles of every page, for the hashes of the policy. */
export const inlineScripts: readonly string[] = [inlineScript];
export { inlineStyles };

/** Renders the document of an address, or the not-found page, in one language. */
export async function renderPage(
  path: string,
  language: Language,
  { positions, ...siteData }: SiteData & { positions: PagePositions },
  search = "",
): Promise<{ status: 200 | 404; html: string }> {
  const match = matchRoute(path);
  const { path: pattern } = match.route;
  if (pattern === positionPattern && positions.position === undefined) {
    return renderPage(match.localePrefix + "/404", language, { ...siteData, positions });
  }
  // The page is loaded before rendering starts, so nothing suspends.
  const { texts } = await loadPage(match, language);
  const isMissing = match.route.id === "notFound";
  const body = renderToString(
    <Router first={{ pathname: path, search, hash: "", state: null, navigationType: "pop" }}>
      <App siteData={siteData} servedLanguage={language} servedPositions={positions} />
    </Router>,
  );
  const html = documentOf({
    language,
    head: headOf(match, language, siteData, { texts, positions }),
    body,
    initialData: {
      siteData,
      texts,
      positions,
      isMissing,
      search: match.route.id === "careers" ? search : undefined,
    },
    assets: assetsOf(match.route),
  });
  return { status: isMissing ? 404 : 200, html };
}

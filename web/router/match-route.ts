import { notFound, positionPattern, routes, type Route } from "../routes.ts";

/** The route of a path. The Vietnamese version of a page has the same path below /vi. */
export type RouteMatch = { route: Route; path: string; localePrefix: "" | "/vi" };

export function matchRoute(pathname: string): RouteMatch {
  const isLocalized = pathname === "/vi" || pathname.startsWith("/vi/");
  const path = withoutSlash(isLocalized ? pathname.slice(3) : pathname);
  const found = missing.has(path) ? undefined : findRoute(path);
  const isKnown = found !== undefined && (!isLocalized || found.isIndexed);
  return { route: isKnown ? found : notFound, path, localePrefix: isLocalized ? "/vi" : "" };
}

/** Whether a link within the site leads to a page: not to one that has nothing to show. */
export const hasPage = (to: string) => matchRoute(to.replace(/[?#].*/, "")).route !== notFound;

/** The panel has further screens below its path, which its own table lists. */
const isOfPanel = (path: string) => path.startsWith("/admin/");

const findRoute = (path: string) =>
  routes.find((route) => route.path === (isOfPanel(path) ? "/admin" : path)) ??
  (/^\/careers\/[^/]+$/.test(path)
    ? routes.find((route) => route.path === positionPattern)
    : undefined);

const missing = new Set<string>();

/** Remembers that the server has no page at this path, although a route matches it. */
export const markMissing = (pathname: string) => missing.add(matchRoute(pathname).path);

/** The address of a link: on a page below /vi it leads to the Vietnamese version if there is one. */
export function localizeHref(localePrefix: RouteMatch["localePrefix"], to: string): string {
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const isIndexed = localePrefix !== "" && matchRoute(path).route.isIndexed;
  return isIndexed ? localizePath(path) + rest : to;
}

export const localizePath = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);

function withoutSlash(path: string): string {
  return path === "" ? "/" : path.replace(/(.)\/+$/, "$1");
}

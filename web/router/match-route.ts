import { notFound, routes, type Route } from "../routes.ts";

/** The route of a path. The Vietnamese version of a page has the same path below /vi. */
export type RouteMatch = { route: Route; path: string; localePrefix: "" | "/vi" };

export function matchRoute(pathname: string): RouteMatch {
  const isLocalized = pathname === "/vi" || pathname.startsWith("/vi/");
  const path = withoutSlash(isLocalized ? pathname.slice(3) : pathname);
  const found = routes.find((route) => pathsOf(route).includes(path));
  const isKnown = found !== undefined && (!isLocalized || found.isIndexed);
  return { route: isKnown ? found : notFound, path, localePrefix: isLocalized ? "/vi" : "" };
}

/** Whether a link within the site leads to a page: not to one that has nothing to show. */
export const hasPage = (to: string) => matchRoute(to.replace(/[?#].*/, "")).route !== notFound;

/** The paths of a route, without those below /vi. */
export const pathsOf = ({ path, paths = [path] }: Route) => paths;

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

import { notFound, routes, type Route } from "../routes.ts";

/** Where a path leads: the Vietnamese localePrefix of a page has the same path below /vi. */
export type RouteMatch = { route: Route; path: string; localePrefix: "" | "/vi" };

export function matchRoute(pathname: string): RouteMatch {
  const isTwin = pathname === "/vi" || pathname.startsWith("/vi/");
  const path = withoutSlash(isTwin ? pathname.slice(3) : pathname);
  const found = routes.find((route) => pathsOf(route).includes(path));
  const isKnown = found !== undefined && (!isTwin || found.isIndexed);
  return { route: isKnown ? found : notFound, path, localePrefix: isTwin ? "/vi" : "" };
}

/** The addresses that a route answers to, without their twins. */
export const pathsOf = ({ path, paths = [path] }: Route) => paths;

/** The address of a link on a page: on a localePrefix it leads to the localePrefix, where there is one. */
export function localizeHref(localePrefix: RouteMatch["localePrefix"], to: string): string {
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const isIndexed = localePrefix !== "" && matchRoute(path).route.isIndexed;
  return isIndexed ? localizePath(path) + rest : to;
}

export const localizePath = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);

function withoutSlash(path: string): string {
  return path === "" ? "/" : path.replace(/(.)\/+$/, "$1");
}

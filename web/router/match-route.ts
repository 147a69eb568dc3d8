import { notFound, routes, type Route } from "../routes.ts";

/** Where a path leads: the Vietnamese twin of a page has the same path below /vi. */
export type Place = { route: Route; path: string; twin: "" | "/vi" };

export function findPlace(pathname: string): Place {
  const isTwin = pathname === "/vi" || pathname.startsWith("/vi/");
  const path = withoutSlash(isTwin ? pathname.slice(3) : pathname);
  const found = routes.find((route) => pathsOf(route).includes(path));
  const isKnown = found !== undefined && (!isTwin || found.isIndexed);
  return { route: isKnown ? found : notFound, path, twin: isTwin ? "/vi" : "" };
}

/** The addresses that a route answers to, without their twins. */
export const pathsOf = ({ path, paths = [path] }: Route) => paths;

/** The address of a link on a page: on a twin it leads to the twin, where there is one. */
export function addressFrom(twin: Place["twin"], to: string): string {
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const isIndexed = twin !== "" && findPlace(path).route.isIndexed;
  return isIndexed ? twinOf(path) + rest : to;
}

export const twinOf = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);

function withoutSlash(path: string): string {
  return path === "" ? "/" : path.replace(/(.)\/+$/, "$1");
}

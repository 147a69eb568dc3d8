import type { ReadPage } from "./read-page.ts";

export type RenderedPage = { page: ReadPage; html: string };

type Address = { path: string; isIndexed: boolean };

/** The Vietnamese address of an indexed page. */
export const localized = (path: string) => `/vi${path}`.replace(/\/$/, "");

/** The links of the pages, given by address, that lead to no known page or to a missing part of one. */
export function brokenLinks(
  pages: ReadonlyMap<string, RenderedPage>,
  addresses: readonly Address[],
): string[] {
  const known = new Set(
    addresses.flatMap(({ path, isIndexed }) => (isIndexed ? [path, localized(path)] : [path])),
  );
  const isBroken = (href: string, from: string, page: ReadPage) => {
    const { pathname, hash } = new URL(href, `https://site.example${from}`);
    if (page.files.includes(pathname)) return false;
    const target = pages.get(pathname);
    const part = decodeURIComponent(hash.slice(1));
    const hasPart = part === "" || target === undefined || target.html.includes(`id="${part}"`);
    return !known.has(pathname) || !hasPart;
  };
  return Array.from(pages).flatMap(([from, { page }]) =>
    page.links
      .filter(({ href }) => /^(?:#|\/(?!\/))/.test(href) && isBroken(href, from, page))
      .map(({ href }) => `${from}: ${href}`),
  );
}

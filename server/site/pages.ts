import { languages, type Language } from "#contract/languages.ts";
import { cacheResponse, type CachedResponse } from "./cached-response.ts";
import type { Renderer, SiteData, SitePlan } from "./renderer.ts";

/** A page, and the path its visits count for, if they count. */
export type Page = { response: CachedResponse; counted: string | undefined };

/** Site data older than this is read again. */
const maxAgeMs = 5_000;
/** An address without a page, with and without the prefix of the Vietnamese pages. */
const notFound = { "": "/404", "/vi": "/vi/404" } as const;

/** Pages rendered with one state of the site data. */
type Cache = {
  siteData: SiteData;
  rendered: Map<string, Page>;
  rendering: Map<string, Promise<Page>>;
};
const newCache = (siteData: SiteData): Cache => ({
  siteData,
  rendered: new Map(),
  rendering: new Map(),
});

/** Renders each page once per language and keeps it until the site data changes. */
export async function openPages(
  { pages }: Pick<SitePlan, "pages">,
  source: {
    render: Renderer["render"];
    policy: string;
    readSiteData: () => Promise<SiteData>;
    now: () => number;
    report: (error: unknown) => void;
  },
) {
  /** Every address of a page, with the path its visits count for. */
  const addresses = new Map(
    pages.flatMap(({ path, isIndexed, isPublic }) => {
      const counted = isPublic ? path : undefined;
      const vietnamese = path === "/" ? "/vi" : `/vi${path}`;
      return (isIndexed ? [path, vietnamese] : [path]).map((address) => [address, counted]);
    }),
  );
  let cache = newCache(await source.readSiteData());
  let readAt = source.now();
  let isReading = false;

  /** Reads old site data again without waiting for it, so that a slow database delays no page. */
  function refreshIfOld(): void {
    if (isReading || Math.abs(source.now() - readAt) < maxAgeMs) return;
    isReading = true;
    void refresh().finally(() => {
      readAt = source.now();
      isReading = false;
    });
  }

  async function refresh(): Promise<void> {
    try {
      const siteData = await source.readSiteData();
      if (JSON.stringify(siteData) !== JSON.stringify(cache.siteData)) cache = newCache(siteData);
    } catch (error) {
      source.report(error);
    }
  }

  async function find(path: string, language: Language): Promise<Page> {
    refreshIfOld();
    const { siteData, rendered, rendering } = cache;
    // Unknown addresses share one page; a page for each would let anyone fill the memory.
    const address = addresses.has(withoutSlash(path))
      ? withoutSlash(path)
      : notFound[/^\/vi(?:\/|$)/.test(path) ? "/vi" : ""];
    const key = keyOf(address, language);
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const begun = rendering.get(key) ?? render(address, language, siteData);
    rendering.set(key, begun);
    try {
      const page = await begun;
      rendered.set(key, page);
      return page;
    } finally {
      rendering.delete(key);
    }
  }

  async function render(address: string, language: Language, siteData: SiteData): Promise<Page> {
    const { status, bodies } = await source.render(address, language, siteData);
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "max-age=0, must-revalidate",
      "content-security-policy": source.policy,
      vary: "Accept-Encoding, Cookie",
    };
    const counted = status === 200 ? addresses.get(address) : undefined;
    return { response: cacheResponse(bodies, headers, status), counted };
  }

  return {
    find,

    /** The page at exactly this address, if it has been rendered. */
    findRendered: (path: string, language: Language): Page | undefined => {
      refreshIfOld();
      return addresses.has(path) ? cache.rendered.get(keyOf(path, language)) : undefined;
    },

    /** Renders every page ahead of the first visitor. */
    warm: async (stopping: AbortSignal) => {
      const report = (error: unknown) => {
        if (!stopping.aborted) source.report(error);
      };
      for (const path of addresses.keys()) {
        const isVietnamese = path === "/vi" || path.startsWith("/vi/");
        for (const language of isVietnamese ? (["vi"] as const) : languages) {
          if (stopping.aborted) return;
          await find(path, language).catch(report);
        }
      }
    },
  };
}

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, "$1");
const keyOf = (address: string, language: Language) => `${language} ${address}`;

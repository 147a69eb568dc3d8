import { languages, type Language } from "#contract/languages.ts";
import { cacheResponse, type CachedResponse } from "./cached-response.ts";
import type { Renderer, SiteData, SitePlan } from "./renderer.ts";

/** A page, and the path that its visits are counted under; visits of the panel are not counted. */
export type Page = { response: CachedResponse; countedPath: string | undefined };

/** Older site data is reloaded. */
const maxAgeMs = 5_000;

/** The pages rendered with one version of the site data. */
const newCache = (siteData: SiteData) => ({
  siteData,
  rendered: new Map<string, Page>(),
  rendering: new Map<string, Promise<Page>>(),
});

/** Renders each page once per language and keeps it until the site data changes. */
export async function openPages(
  { pages }: Pick<SitePlan, "pages">,
  source: {
    render: Renderer["render"];
    policy: string;
    readSiteData: () => Promise<SiteData>;
    now: () => number;
    onError: (error: unknown) => void;
  },
) {
  /** The path that visits are counted under, by the address of the page. */
  const countedPaths = new Map(
    pages.flatMap(({ path, isIndexed, isPublic }) => {
      const countedPath = isPublic ? path : undefined;
      const vietnamese = path === "/" ? "/vi" : `/vi${path}`;
      return (isIndexed ? [path, vietnamese] : [path]).map((address) => [address, countedPath]);
    }),
  );
  let cache = newCache(await source.readSiteData());
  let readAt = source.now();
  let isReading = false;

  /** Reloads old site data in the background, so that a slow database delays no page. */
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
      source.onError(error);
    }
  }

  async function find(path: string, language: Language): Promise<Page> {
    refreshIfOld();
    const { siteData, rendered, rendering } = cache;
    const trimmed = path.replace(/(.)\/+$/, "$1");
    // Unknown addresses share one page, so that requests for them cannot fill the memory.
    const notFound = isVietnamese(path) ? "/vi/404" : "/404";
    const address = countedPaths.has(trimmed) ? trimmed : notFound;
    const key = keyOf(address, language);
    const cached = rendered.get(key);
    if (cached !== undefined) return cached;
    const started = rendering.get(key) ?? render(address, language, siteData);
    rendering.set(key, started);
    try {
      const page = await started;
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
    const countedPath = status === 200 ? countedPaths.get(address) : undefined;
    return { response: cacheResponse(bodies, headers, status), countedPath };
  }

  return {
    find,

    /** The page at exactly this address, if it is in memory. */
    findRendered: (path: string, language: Language): Page | undefined => {
      refreshIfOld();
      return countedPaths.has(path) ? cache.rendered.get(keyOf(path, language)) : undefined;
    },

    /** Renders every page before its first visitor. */
    warm: async (stopping: AbortSignal) => {
      for (const path of countedPaths.keys()) {
        for (const language of isVietnamese(path) ? (["vi"] as const) : languages) {
          await find(path, language).catch((error: unknown) => {
            if (!stopping.aborted) source.onError(error);
          });
          if (stopping.aborted) return;
        }
      }
    },
  };
}

/** Whether an address is that of a Vietnamese page. */
export const isVietnamese = (path: string) => /^\/vi(?:\/|$)/.test(path);

const keyOf = (address: string, language: Language) => `${language} ${address}`;

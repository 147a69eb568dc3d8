import { languages, type Language } from "#contract/languages.ts";
import { cacheResponse, type CachedResponse } from "./cached-response.ts";
import { hasPage, positionsOnPage } from "#contract/page-positions.ts";
import { filterIn, positionFilters } from "#contract/position-filters.ts";
import type { PositionRecord } from "#server/positions/records.ts";
import type { Renderer, SitePlan } from "./renderer.ts";

/** A page, and the path that its visits are counted under; visits of the panel are not counted. */
export type Page = { response: CachedResponse; countedPath: string | undefined };

/** The server reloads older site data, so that a change is public within 5 s. */
const maxAgeMs = 2_000;

/** Filtered pages in memory: many positions have hundreds of filters, and each page is large. */
const maxFilteredPages = 50;

/** Filtered pages that are rendered at the same time. Other pages and changes wait for no more. */
const maxFilteredRenders = 2;

/** Browsers ask each time whether a page has changed. */
export const pageCaching = "max-age=0, must-revalidate";

/** The data that pages show besides their texts. */
export type AllSiteData = {
  siteUrl: string;
  year: number;
  positions: readonly PositionRecord[];
  /** The business days within which applicants are usually answered. */
  answerDays: number | null;
};

/** A server that started before its database knows no positions. */
const isOfPositions = (path: string) => /^(?:\/vi)?\/careers(?:\/|$)/.test(path);

/** Pages rendered with one version of the site data. */
const newCache = (pages: SitePlan["pages"], siteData: AllSiteData) => ({
  siteData,
  /** The positions that filters choose from. */
  cards: positionsOnPage("/careers", "en", siteData)?.cards ?? [],
  /** The path that visits are counted under, by the address of the page. */
  countedPaths: new Map(
    [...pages, ...positionPages(siteData.positions)].flatMap(({ path, isIndexed, isPublic }) => {
      const countedPath = isPublic ? path : undefined;
      const addresses = isIndexed ? [path, vietnamese(path)] : [path];
      return addresses.map((address) => [address, countedPath] as const);
    }),
  ),
  /** The present address of a position, by an earlier one. */
  redirects: new Map<string, string>(
    siteData.positions
      .filter(hasPage)
      .flatMap(({ slug, former_slugs }) =>
        former_slugs.flatMap((former) =>
          ["", "/vi"].map(
            (prefix) => [`${prefix}/careers/${former}`, `${prefix}/careers/${slug}`] as const,
          ),
        ),
      ),
  ),
  rendered: new Map<string, Page>(),
  /** Pages with a query, the oldest first. */
  filtered: new Map<string, Page>(),
  rendering: new Map<string, Promise<Page>>(),
});

const vietnamese = (path: string) => (path === "/" ? "/vi" : `/vi${path}`);

const positionPages = (positions: readonly PositionRecord[]) =>
  positions
    .filter(hasPage)
    .map(({ slug }) => ({ path: `/careers/${slug}`, isIndexed: true, isPublic: true }));

/** Renders each page once per language and keeps it until the site data changes. */
export async function openPages(
  { pages, panelPattern }: Pick<SitePlan, "pages" | "panelPattern">,
  source: {
    render: Renderer["render"];
    policy: string;
    readSiteData: () => Promise<AllSiteData>;
    /** The data without positions, for a start before the database. */
    withoutPositions: AllSiteData;
    /** Called with the first data and after each change. */
    onData: (siteData: AllSiteData) => Promise<void>;
    now: () => number;
    onError: (error: unknown) => void;
  },
) {
  const panel = new RegExp(panelPattern);
  let cache = newCache(pages, source.withoutPositions);
  let hasPositions = false;
  /** The data of the cache, to find changes. */
  let published: { state: string; positions: AllSiteData["positions"] } | undefined;
  let hasFailed = false;
  await refresh();
  let readAt = source.now();
  let isReading = false;
  let filteredRenders = 0;

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
      const { positions, ...others } = siteData;
      const state = JSON.stringify(others);
      // An unchanged list is the same object.
      if (state !== published?.state || positions !== published.positions) {
        await source.onData(siteData);
        cache = newCache(pages, siteData);
        hasPositions = true;
        published = { state, positions };
      }
      hasFailed = false;
    } catch (error) {
      // The next reading is seconds away: one line per outage.
      if (!hasFailed) source.onError(error);
      hasFailed = true;
    }
  }

  async function find(path: string, language: Language, query = ""): Promise<Page> {
    refreshIfOld();
    const { siteData, countedPaths, rendered, filtered, rendering } = cache;
    const trimmed = withoutLastSlash(path);
    // Unknown addresses share one page, so that requests for them cannot fill the memory.
    const notFound = isVietnamese(path) ? "/vi/404" : "/404";
    const served = panel.test(trimmed) ? "/admin" : trimmed;
    const address = countedPaths.has(served) ? served : notFound;
    const search = searchOf(address, query);
    const isFiltered = search !== "";
    const key = keyOf(address + search, language);
    const pagesOfKind = search === "" ? rendered : filtered;
    const cached = pagesOfKind.get(key);
    if (cached !== undefined) return cached;
    const isBusy = filteredRenders >= maxFilteredRenders && !rendering.has(key);
    // The browser filters it.
    if (isFiltered && isBusy) return find(path, language);
    const started =
      rendering.get(key) ??
      render({ address, search }, language, siteData, countedPaths.get(address));
    const isFirst = !rendering.has(key);
    rendering.set(key, started);
    if (isFiltered && isFirst) filteredRenders += 1;
    try {
      const page = await started;
      pagesOfKind.set(key, page);
      const [oldest] = filtered.keys();
      if (oldest !== undefined && filtered.size > maxFilteredPages) filtered.delete(oldest);
      return page;
    } finally {
      rendering.delete(key);
      if (isFiltered && isFirst) filteredRenders -= 1;
    }
  }

  /** The filter of the careers page in a query, in one order; empty without one. */
  function searchOf(address: string, query: string): string {
    if (query === "" || !/^(?:\/vi)?\/careers$/.test(address)) return "";
    const given = new URLSearchParams(query);
    if (!positionFilters.some((name) => given.has(name))) return "";
    const filter = new URLSearchParams(filterIn(given, cache.cards)).toString();
    return filter === "" ? "" : `?${filter}`;
  }

  async function render(
    { address, search }: { address: string; search: string },
    language: Language,
    { positions, answerDays, ...others }: AllSiteData,
    countedPath: string | undefined,
  ): Promise<Page> {
    const path = address.replace(/^\/vi(?=\/|$)/, "");
    const pagePositions = positionsOnPage(path, language, { positions, answerDays }) ?? {};
    const siteData = { ...others, positions: pagePositions };
    const { status, bodies } = await source.render(address, language, siteData, search);
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": pageCaching,
      "content-security-policy": source.policy,
      vary: "Accept-Encoding, Cookie",
    };
    return {
      response: cacheResponse(bodies, headers, status),
      countedPath: status === 200 ? countedPath : undefined,
    };
  }

  return {
    find,

    /** Whether the page needs the database first. */
    isUnknown: (path: string): boolean =>
      !hasPositions &&
      !panel.test(path) &&
      (isOfPositions(path) || !cache.countedPaths.has(withoutLastSlash(path))),

    /** The page at exactly this address, if it is in memory. */
    findRendered: (path: string, language: Language, query = ""): Page | undefined => {
      refreshIfOld();
      const search = searchOf(path, query);
      const { countedPaths, rendered, filtered } = cache;
      if (!countedPaths.has(path) || (!hasPositions && isOfPositions(path))) return undefined;
      return (search === "" ? rendered : filtered).get(keyOf(path + search, language));
    },

    positions: () => cache.siteData.positions,

    /** The present address of an earlier one, or of one in other letters, such as /Careers. */
    redirectOf: (path: string): string | undefined => {
      const address = withoutLastSlash(path);
      const lower = address.toLowerCase();
      const known = address !== lower && cache.countedPaths.has(lower) ? lower : undefined;
      return cache.redirects.get(lower) ?? known;
    },

    /** Keeps the data fresh while no request comes, until the signal. */
    keepFresh: (stopping: AbortSignal) => {
      const timer = setInterval(refreshIfOld, maxAgeMs).unref();
      stopping.addEventListener("abort", () => clearInterval(timer));
    },

    /** Renders every page before its first visitor. */
    warm: async (stopping: AbortSignal) => {
      for (const path of cache.countedPaths.keys()) {
        if (!hasPositions && isOfPositions(path)) continue;
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

const withoutLastSlash = (path: string) => path.replace(/(.)\/+$/, "$1");

export const isVietnamese = (path: string) => /^\/vi(?:\/|$)/.test(path);

const keyOf = (address: string, language: Language) => `${language} ${address}`;

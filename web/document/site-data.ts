import { createContext, use } from "react";
import type { PagePositions } from "#contract/positions.ts";

/** What the server knows and a page needs. The document carries it, so both render the same. */
export type SiteData = { siteUrl: string; year: number };

export const SiteDataContext = createContext<SiteData | null>(null);

export function useSiteData(): SiteData {
  const siteData = use(SiteDataContext);
  if (siteData === null) throw new Error("useSiteData needs a SiteDataContext around it");
  return siteData;
}

/** What the present page shows of positions, in its language. */
export const PositionsContext = createContext<PagePositions>({});

export const usePagePositions = (): PagePositions => use(PositionsContext);

import { createContext, use } from "react";
import type { PagePositions } from "#contract/positions.ts";

/** Data of the server that every page needs. The document contains them, so both render the same. */
export type SiteData = { siteUrl: string; year: number };

export const SiteDataContext = createContext<SiteData | null>(null);

export function useSiteData(): SiteData {
  const siteData = use(SiteDataContext);
  if (siteData === null) throw new Error("useSiteData needs a SiteDataContext around it");
  return siteData;
}

/** The positions that the present page shows, in its language. */
export const PositionsContext = createContext<PagePositions>({});

export const usePagePositions = (): PagePositions => use(PositionsContext);

import { createContext, use } from "react";

/** What the server knows and a page needs. The document carries it, so both render the same. */
export type SiteData = { siteUrl: string; year: number; closedPositions: readonly string[] };

export const SiteDataContext = createContext<SiteData | null>(null);

export function useSiteData(): SiteData {
  const siteData = use(SiteDataContext);
  if (siteData === null) throw new Error("useSiteData needs a SiteDataContext around it");
  return siteData;
}

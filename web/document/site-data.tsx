import { createContext, use, type ReactNode } from "react";

/** What the server knows and a page needs. It travels inside the page, so both render the same. */
export type SiteData = { siteUrl: string; year: number; closedPositions: readonly string[] };

const SiteDataContext = createContext<SiteData | null>(null);

export function SiteDataProvider({
  siteData,
  children,
}: {
  siteData: SiteData;
  children: ReactNode;
}) {
  return <SiteDataContext value={siteData}>{children}</SiteDataContext>;
}

export function useSiteData(): SiteData {
  const siteData = use(SiteDataContext);
  if (siteData === null) throw new Error("useSiteData needs a SiteDataProvider around it");
  return siteData;
}

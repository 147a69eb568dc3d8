import records from "#content/positions.json" with { type: "json" };
import { hasPage, positionsOnPage } from "#contract/page-positions.ts";
import { PositionFields } from "#contract/positions.ts";

export const siteUrl = "https://site.example";

type Stored = PositionFields & { former_slugs: string[] };

/** The positions of the content, as the server stores them at its first start. */
export const storedPositions: readonly Stored[] = records.map((record) => ({
  ...PositionFields.parse(record),
  former_slugs: [],
}));

/** The paths of the positions that have a page. */
export const positionPaths = storedPositions.filter(hasPage).map(({ slug }) => `/careers/${slug}`);

/** The data with which the server renders an address. */
export function siteDataAt(
  address: string,
  language: "en" | "vi",
  positions: readonly Stored[] = storedPositions,
) {
  const path = address.replace(/^\/vi(?=\/|$)/, "") || "/";
  return { siteUrl, year: 2026, positions: positionsOnPage(path, language, positions) ?? {} };
}

import * as z from "zod/mini";
import records from "#content/positions.json" with { type: "json" };
import { hasPage, positionsOnPage } from "#contract/page-positions.ts";
import { PositionFields } from "#contract/positions.ts";

export const siteUrl = "https://site.example";

type Stored = PositionFields & { former_slugs: string[] };

/** Positions as the server stores those of the content at its first start. */
export const storedPositionsOf = (positions: readonly PositionFields[]): readonly Stored[] =>
  positions.map((position) => ({ ...position, former_slugs: [] }));

export const storedPositions = storedPositionsOf(z.array(PositionFields).parse(records));

/** The paths of the positions that have a page. */
export const pathsOf = (positions: readonly Stored[]) =>
  positions.filter(hasPage).map(({ slug }) => `/careers/${slug}`);

export const positionPaths = pathsOf(storedPositions);

/** The data with which the server renders an address. */
export function siteDataAt(
  address: string,
  language: "en" | "vi",
  positions: readonly Stored[] = storedPositions,
) {
  const path = address.replace(/^\/vi(?=\/|$)/, "") || "/";
  return { siteUrl, year: 2026, positions: positionsOnPage(path, language, { positions }) ?? {} };
}

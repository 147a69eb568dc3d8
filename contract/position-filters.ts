import type { PositionCard } from "./positions.ts";

/** The filters of the careers page, as parameters of its address. */
export const positionFilters = ["kind", "skill", "workplace"] as const;
type PositionFilter = Partial<Record<(typeof positionFilters)[number], string>>;

/** The values that positions have for each filter, sorted. */
export const filterValues = (cards: readonly PositionCard[]) => {
  const distinct = (values: readonly string[]) => Array.from(new Set(values)).sort();
  return {
    kind: distinct(cards.map(({ kind }) => kind)),
    skill: distinct(cards.flatMap(({ skills }) => skills)),
    workplace: distinct(cards.map(({ workplace }) => workplace)),
  };
};

/** The filter in a query. Values that no position has count as none. */
export function filterIn(
  query: { get: (name: string) => string | null },
  cards: readonly PositionCard[],
): PositionFilter {
  const values = filterValues(cards);
  const given = positionFilters.flatMap((name) => {
    const value = query.get(name);
    return value !== null && values[name].includes(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Whether a position passes a filter. */
export const isShown = (card: PositionCard, { kind, skill, workplace }: PositionFilter) =>
  (kind === undefined || card.kind === kind) &&
  (skill === undefined || card.skills.includes(skill)) &&
  (workplace === undefined || card.workplace === workplace);

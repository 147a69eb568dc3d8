import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PositionFields, PositionState, StaffPosition } from "#contract/positions.ts";
import { getPosition, listPositions } from "#web/api/positions.ts";
import { useI18n, useTranslation } from "#web/i18n/i18n.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { panelAddress, tabAddress } from "../routes.ts";

const positionsKey = ["positions"];
const listKey = [...positionsKey, "list"];
const oneKey = (slug: string) => [...positionsKey, "one", slug];

export const usePositions = () =>
  useQuery({ queryKey: listKey, queryFn: ({ signal }) => listPositions(signal) });

/** One position; none is loaded without a slug. */
export const usePosition = (slug: string | null) =>
  useQuery({
    queryKey: oneKey(slug ?? ""),
    queryFn: ({ signal }) => getPosition(slug ?? "", signal),
    enabled: slug !== null,
  });

export function usePositionCache() {
  const client = useQueryClient();
  return {
    /** Puts a position from a response into the cache. */
    set: (position: StaffPosition) => {
      client.setQueryData(oneKey(position.slug), position);
      void client.invalidateQueries({ queryKey: listKey });
    },
    reload: () => client.invalidateQueries({ queryKey: positionsKey }),
    /** Moves a position in the list, before the server has done so. */
    move: async (slug: string, order: number) => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueryData<readonly StaffPosition[]>(listKey, (positions = []) =>
        withMoved(positions, slug, order),
      );
    },
  };
}

/** All or some positions after one of them has moved to another place of the order. */
export function withMoved(positions: readonly StaffPosition[], slug: string, order: number) {
  const from = positions.find((one) => one.slug === slug)?.order ?? order;
  const placeOf = (one: StaffPosition) => {
    if (one.slug === slug) return order;
    if (from < one.order && one.order <= order) return one.order - 1;
    return order <= one.order && one.order < from ? one.order + 1 : one.order;
  };
  return positions
    .map((one) => ({ ...one, order: placeOf(one) }))
    .sort((one, other) => one.order - other.order);
}

const tones = { draft: "amber", open: "primary", closed: "grey" } as const;

export function StateBadge({ state }: { state: PositionState }) {
  const t = useTranslation();
  return <Badge tone={tones[state]}>{t(`adminPositions.state.${state}`)}</Badge>;
}

/** Names a position in the language of the panel, or else in the other one. */
export function useTitle(): (position: Pick<PositionFields, "title">) => string {
  const { t, language } = useI18n();
  return ({ title }) => title[language] || title.en || title.vi || t("adminPositions.untitled");
}

/** The slug in the address of a position that is not stored yet; no position has this slug. */
export const newPosition = "new";

/** The address of the editor of a position. */
export const positionAddress = (slug: string) => panelAddress("position", slug);

/** The address of a new position; `source` is the slug of the one it starts as a copy of. */
export const newAddress = (source?: string) =>
  panelAddress("position", newPosition, new URLSearchParams(source && { from: source }));

export const listAddress = tabAddress("positions");

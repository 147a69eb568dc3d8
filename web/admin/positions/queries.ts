import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffPosition } from "#contract/positions.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import { getPosition, listPositions, previewClosing } from "#web/api/positions.ts";

const positionsKey = ["positions"];

const listQuery = queryOptions({
  queryKey: [...positionsKey, "list"],
  queryFn: ({ signal }) => listPositions(signal),
});

const oneQuery = (slug: string) =>
  queryOptions({
    queryKey: [...positionsKey, "one", slug],
    queryFn: ({ signal }) => getPosition(slug, signal),
  });

/** What closing a position would do, with its emails. */
export const closingQuery = (slug: string) =>
  queryOptions({
    queryKey: [...positionsKey, "closing", slug],
    queryFn: ({ signal }) => previewClosing(slug, signal),
    // A refresh must not change the emails while they are edited.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

/** `failed` names the toast of a failed load. */
export const usePositions = (failed?: TextKey) =>
  useQuery({ ...listQuery, ...(failed && { meta: { failed } }) });

/** One position; none is loaded without a slug. */
export const usePosition = (slug: string | null) =>
  useQuery({ ...oneQuery(slug ?? ""), enabled: slug !== null });

export function usePositionCache() {
  const client = useQueryClient();
  return {
    /** Puts a position from a response into the cache. */
    set: (position: StaffPosition) => {
      client.setQueryData(oneQuery(position.slug).queryKey, position);
      void client.invalidateQueries({ queryKey: listQuery.queryKey });
    },
    reload: () => client.invalidateQueries({ queryKey: positionsKey }),
    /** Moves a position in the list, before the server has done so. */
    move: async (slug: string, order: number) => {
      await client.cancelQueries({ queryKey: listQuery.queryKey });
      client.setQueryData(listQuery.queryKey, (positions = []) =>
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

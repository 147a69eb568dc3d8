import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { listApplications, type ApplicationFilter } from "#web/api/applications.ts";
import { placeIn, startWalk, walkBack, walkOn, type Read, type Walk } from "./walk.ts";

/** The way through the filtered list from the page it was left at, and the place of an application on it. */
export function useWalk(
  filter: Omit<ApplicationFilter, "skip" | "limit">,
  start: number,
  id: string,
) {
  const client = useQueryClient();
  const queryKey = ["review", "walk", filter];
  const read: Read = async (skip, limit) => {
    const { applications, total } = await listApplications({ ...filter, skip, limit });
    return { ids: applications.map((application) => application.id), total };
  };
  // Read once: a list that is read anew would lose those that were decided meanwhile.
  const { data: walk } = useQuery({
    queryKey,
    queryFn: () => startWalk(read, start),
    staleTime: Infinity,
    gcTime: 0,
  });

  const place = walk === undefined ? undefined : placeIn(walk, id);
  const needsMore =
    walk === undefined || place === undefined
      ? undefined
      : place.index >= walk.ids.length - 2 && !walk.isEnd
        ? walkOn
        : place.index === 0 && walk.skipped > 0
          ? walkBack
          : undefined;
  const reading = useRef<Promise<void>>(undefined);
  async function readOn(known: Walk, further: typeof walkOn): Promise<void> {
    const longer = await further(known, read).finally(() => {
      reading.current = undefined;
    });
    client.setQueryData<Walk>(queryKey, (now) => (now === known ? longer : now));
  }
  /** Reads what is missing beside the place. Whoever asks while that is under way waits for the same. */
  async function extend(): Promise<void> {
    if (walk === undefined || needsMore === undefined) return;
    reading.current ??= readOn(walk, needsMore);
    await reading.current;
  }
  const tryToExtend = useEffectEvent(() => {
    // Without what lies further on, the walk ends here for now; the next step tries again.
    extend().catch(() => undefined);
  });
  const index = place?.index;
  useEffect(() => {
    if (walk !== undefined && needsMore !== undefined && index !== undefined) tryToExtend();
  }, [walk, needsMore, index]);

  return { walk, place, extend };
}

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
  async function extend(): Promise<void> {
    if (walk === undefined || needsMore === undefined) return;
    const longer = await needsMore(walk, read);
    client.setQueryData<Walk>(queryKey, (now) => (now === walk ? longer : now));
  }
  const tryToExtend = useEffectEvent(() => {
    // Without what lies further on, the walk ends here for now; the next step tries again.
    extend().catch(() => undefined);
  });
  const index = place?.index;
  useEffect(() => {
    if (walk !== undefined && needsMore !== undefined && index !== undefined) tryToExtend();
  }, [walk, needsMore, index]);

  const isAsked = useRef(false);
  /** For whoever stands where the walk ends for now. A key that is held down asks once at a time. */
  async function askAgain(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    await extend().finally(() => {
      isAsked.current = false;
    });
  }

  return { walk, place, askAgain };
}

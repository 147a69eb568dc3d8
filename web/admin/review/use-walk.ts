import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type ApplicationFilter, listApplications } from "#web/api/applications.ts";
import { placeIn, type Read, startWalk, type Walk, walkBack, walkOn } from "./walk.ts";
import { useSearchParams } from "#web/router/router.tsx";

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

/** Changes the application under review in the address, or leaves the review; the filters stay. */
export function useReviewAddress() {
  const [search, setSearch] = useSearchParams();

  function show(id: string | undefined, page: number): void {
    const next = new URLSearchParams(location.search);
    if (id === undefined) next.delete("review");
    else next.set("review", id);
    if (page > 1) next.set("page", String(page));
    else next.delete("page");
    // One step back leads to where the review was opened, not through everybody seen meanwhile. The
    // list is told who was looked at last.
    const state = id === undefined ? { reviewed: reviewedNow() } : null;
    setSearch(next, { replace: true, state });
  }

  return { id: search.get("review") ?? "", show };
}

/** Whom the address names at this moment, ahead of what is still being rendered. */
export const reviewedNow = () => new URLSearchParams(location.search).get("review") ?? "";

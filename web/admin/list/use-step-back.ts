import { useEffect, useEffectEvent } from "react";

/**
 * Leads to the last page there is when the one that is shown has gone, as it does when its last row
 * is deleted. `isKnown` says that the number of pages belongs to what is asked for now.
 */
export function useStepBack(
  { page, pages, isKnown }: { page: number; pages: number; isKnown: boolean },
  goTo: (page: number) => void,
): void {
  const isBeyondEnd = isKnown && page > pages;
  const stepBack = useEffectEvent(() => goTo(pages));
  useEffect(() => {
    if (isBeyondEnd) stepBack();
  }, [isBeyondEnd]);
}

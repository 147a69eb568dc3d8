import { useEffect, useEffectEvent, type RefObject } from "react";
import { useLocation } from "#web/router/router.tsx";

/**
 * Gives the focus to the row of whoever was under review last, once the rows have come; to the heading
 * where they are in this list no more. Whoever has begun something else meanwhile keeps the focus.
 */
export function useReturnFocus(
  hasRows: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const id = reviewedIn(useLocation().state);
  const giveBack = useEffectEvent((reviewed: string) => {
    if (document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-opens-row="${CSS.escape(reviewed)}"]`);
    (row ?? heading.current)?.focus();
  });
  useEffect(() => {
    if (hasRows && id !== undefined) giveBack(id);
  }, [hasRows, id]);
}

function reviewedIn(state: unknown): string | undefined {
  const isTold = typeof state === "object" && state !== null && "reviewed" in state;
  return isTold && typeof state.reviewed === "string" ? state.reviewed : undefined;
}

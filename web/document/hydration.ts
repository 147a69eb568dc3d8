import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page has come alive. False on the server and in the first render of a prerendered
 * page, which must agree, so what only the browser knows (the query, today) waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Does something once what the page shows now is on the screen: work that the next answer need not wait for. */
export function afterPaint(work: () => void): void {
  // The frame after this one begins when the screen has had its time to show this one. A task after a
  // single frame would stand in the way of showing it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page is hydrated. False on the server and in the first render of the browser, which must
 * agree: what only the browser knows (the query, today's date) waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Runs work once the current state of the page is painted. */
export function afterPaint(work: () => void): void {
  // The second frame begins after the first is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

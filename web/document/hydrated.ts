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

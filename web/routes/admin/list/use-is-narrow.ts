import { useCallback, useSyncExternalStore } from "react";

/** Whether the window has no room for what needs so many rem: the breakpoint "lg" of the styles, unless given. */
export function useIsNarrow(neededRem = 64): boolean {
  const query = `(width < ${neededRem}rem)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

import { useSyncExternalStore } from "react";

// Below the breakpoint "lg" of the styles.
const query = "(width < 64rem)";

/** Whether the window is too narrow for columns. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

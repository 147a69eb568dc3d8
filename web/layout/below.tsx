import { useDeferredValue, type ReactNode } from "react";
import { useLocation } from "#web/router.tsx";

/**
 * What stands below the first screen of a page. After a link it comes a frame later than the words
 * above it. Who goes back, or to a part of a page, is brought to where it is, so then it comes with them.
 */
export function Below({ children }: { children: ReactNode }) {
  const { kind, hash } = useLocation();
  const isThere = useDeferredValue(true, kind === "pop" || hash !== "");
  // The footer stays out of sight meanwhile.
  return isThere ? children : <div className="h-dvh" />;
}

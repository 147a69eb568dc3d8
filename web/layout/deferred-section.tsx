import { startTransition, useEffect, useState, type ReactNode } from "react";
import { afterPaint } from "#web/document/hydration.ts";
import { useLocation } from "#web/router/router.tsx";

/**
 * Whether what can wait is to be shown. After a link it comes once the words it belongs to are painted. Who
 * goes back, or to a part of a page, is brought to where it is, so then it comes with them.
 */
export function useIsPainted(): boolean {
  const { navigationType, hash } = useLocation();
  const [isPainted, setPainted] = useState(navigationType === "pop" || hash !== "");
  useEffect(() => {
    if (!isPainted) afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}

/** What stands below the first screen of a page. */
export function DeferredSection({ children }: { children: ReactNode }) {
  // The footer stays out of sight meanwhile.
  return useIsPainted() ? children : <div className="h-dvh" />;
}

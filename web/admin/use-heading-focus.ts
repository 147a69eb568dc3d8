import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "#web/router/router.tsx";

/** Focuses the heading of a screen that a link has opened, because the link disappears with its screen. */
export function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  const { navigationType } = useLocation();
  const focus = useEffectEvent(() => {
    const isFocusLost = document.activeElement === document.body;
    if (navigationType !== "pop" && isFocusLost) heading.current?.focus();
  });
  useEffect(() => focus(), []);
}

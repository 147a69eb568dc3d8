import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "#web/router/router.tsx";

/**
 * The heading of a screen. It takes the focus where a link has opened the screen, because the link
 * disappears with the screen before.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { navigationType } = useLocation();
  const focus = useEffectEvent(() => {
    if (navigationType !== "pop") focusIfLost(heading.current);
  });
  useEffect(() => focus(), []);
  return heading;
}

/** Moves the focus from a pressed control that has disappeared. */
export function focusIfLost(target: HTMLElement | null): void {
  if (document.activeElement === document.body) target?.focus();
}

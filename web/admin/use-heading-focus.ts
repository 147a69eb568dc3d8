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

/** Gives `target` the focus once an action has succeeded and `change` has removed the pressed control. */
export function useFocusAfterRemoval(
  target: RefObject<HTMLElement | null>,
  isSuccess: boolean,
  change: unknown,
): void {
  const seen = useRef(change);
  useEffect(() => {
    if (!isSuccess || seen.current === change) return;
    seen.current = change;
    focusIfLost(target.current);
  }, [target, isSuccess, change]);
}

/** Moves the focus from a pressed control that has disappeared. */
export function focusIfLost(target: HTMLElement | null): void {
  if (document.activeElement === document.body) target?.focus();
}

import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

// Where the focus goes. A pressed control that disappears must not leave it on the page itself.

/** A ref that gives an element the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Moves the focus from a control that has disappeared, or that is in a part that disappears next. */
export function focusIfLost(target: HTMLElement | null, disappearing?: string): void {
  const { activeElement: active, body } = document;
  const isLost = active === body || (disappearing !== undefined && active?.closest(disappearing));
  if (isLost) target?.focus();
}

/** Moves the focus to the element with this id, such as the field of an error. */
export const focusById = (id: string, options?: FocusOptions) =>
  document.getElementById(id)?.focus(options);

/** Gives `target` the focus once an action has succeeded and `change` has removed the pressed control. */
export function useFocusAfter(
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

/**
 * The heading of a screen. It takes the focus where a link has opened the screen, because the link
 * disappears with the screen before.
 */
export function useHeadingFocus(isByLink: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useEffectEvent(() => {
    if (isByLink) focusIfLost(heading.current);
  });
  useEffect(() => focus(), []);
  return heading;
}

import { useEffect, useEffectEvent } from "react";
import { actionsByKey, type Action } from "./shortcuts.ts";
import { useStoredSwitch } from "./use-stored-switch.ts";

/**
 * Listens to the keys of the review. They mean nothing while somebody types or a dialog is open. Keys
 * of a single sign can be turned off: speech input and shaking hands press them by mistake.
 */
export function useShortcuts(act: (action: Action) => void, isDialogOpen: boolean) {
  const [hasSingleKeys, setSingleKeys] = useStoredSwitch("singleKeys", true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (isDialogOpen || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest("[role=dialog]")) return;
    if (element?.closest("input:not([type=checkbox]), textarea, select")) {
      if (key === "Escape" && element instanceof HTMLElement) element.blur();
      return;
    }
    if (!hasSingleKeys && key.length === 1) return;
    // The arrows move within what scrolls sideways.
    if (key.startsWith("Arrow") && element?.closest("[data-scrolls]")) return;
    const action = Object.hasOwn(actionsByKey, key) ? actionsByKey[key] : undefined;
    if (action === undefined || (event.repeat && action.kind === "status")) return;
    event.preventDefault();
    act(action);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return { hasSingleKeys, setSingleKeys };
}

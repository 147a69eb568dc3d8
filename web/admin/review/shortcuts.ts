import { useEffect, useEffectEvent, useState } from "react";
import { readStored, writeStored } from "#web/document/storage.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";

/** The key that sets each status, shown on its button. */
export const statusKeys = {
  submitted: "1",
  reviewing: "2",
  accepted: "3",
  rejected: "4",
} as const;

const oncePerPress: readonly string[] = Object.values(statusKeys);

export const shortcuts: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ["j", "→"], text: "review.keys.next" },
  { keys: ["k", "←"], text: "review.keys.previous" },
  { keys: ["1"], text: "review.keys.submitted" },
  { keys: ["2"], text: "review.keys.reviewing" },
  { keys: ["3"], text: "review.keys.accepted" },
  { keys: ["4"], text: "review.keys.rejected" },
  { keys: ["n"], text: "review.keys.notes" },
  { keys: ["t"], text: "review.keys.teamNote" },
  { keys: ["w"], text: "messages.write" },
  { keys: ["i"], text: "interviews.offer" },
  { keys: ["Ctrl Enter"], text: "review.keys.save" },
  { keys: ["d"], text: "review.keys.download" },
  { keys: ["+", "-", "0"], text: "review.keys.zoom" },
  { keys: ["Esc"], text: "review.keys.back" },
  { keys: ["?"], text: "review.keys.help" },
];

/**
 * Calls the handler of a pressed key, unless the focus is in a field or a dialog is open. Single-character
 * keys can be turned off, because speech input and tremor press them by mistake.
 */
export function useShortcuts(
  handlers: Readonly<Record<string, () => void>>,
  { areOff }: { areOff: boolean },
) {
  const [hasSingleKeys, setSingleKeys] = useStoredSwitch("singleKeys", true);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (areOff || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest("[role=dialog]")) return;
    if (element?.closest("input:not([type=checkbox]), textarea, select")) {
      if (key === "Escape" && element instanceof HTMLElement) element.blur();
      return;
    }
    if (!hasSingleKeys && key.length === 1) return;
    // Arrow keys scroll a resume sideways.
    if (key.startsWith("Arrow") && element?.closest("[data-scrolls]")) return;
    if (event.repeat && oncePerPress.includes(key)) return;
    const handle = Object.hasOwn(handlers, key) ? handlers[key] : undefined;
    if (handle === undefined) return;
    event.preventDefault();
    handle();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);

  return { hasSingleKeys, setSingleKeys };
}

/** A switch that the browser remembers. */
export function useStoredSwitch(key: string, initial: boolean) {
  const [isOn, setOn] = useState(() => (readStored(key) ?? (initial ? "on" : "off")) === "on");

  function turn(next: boolean): void {
    setOn(next);
    writeStored(key, next ? "on" : "off");
  }

  return [isOn, turn] as const;
}

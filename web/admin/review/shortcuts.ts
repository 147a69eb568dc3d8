import type { ApplicationStatus } from "#contract/applications.ts";
import type { TextKey } from "#web/i18n/dictionaries.ts";
import type { ZoomStep } from "./resume-pane.tsx";
import { useEffect, useEffectEvent, useState } from "react";

/** What a key does in the review. */
export type Action =
  | { kind: "next" | "previous" | "notes" | "download" | "back" | "help" }
  | { kind: "status"; status: ApplicationStatus }
  | { kind: "zoom"; step: ZoomStep };

const next: Action = { kind: "next" };
const previous: Action = { kind: "previous" };

const actionsByKey: Readonly<Record<string, Action>> = {
  j: next,
  ArrowRight: next,
  k: previous,
  ArrowLeft: previous,
  "1": { kind: "status", status: "submitted" },
  "2": { kind: "status", status: "reviewing" },
  "3": { kind: "status", status: "accepted" },
  "4": { kind: "status", status: "rejected" },
  n: { kind: "notes" },
  d: { kind: "download" },
  "+": { kind: "zoom", step: "in" },
  "=": { kind: "zoom", step: "in" },
  "-": { kind: "zoom", step: "out" },
  "0": { kind: "zoom", step: "fit" },
  Escape: { kind: "back" },
  "?": { kind: "help" },
};

/** The key that sets a status, as it is written on its button. */
export const statusKeys = {
  submitted: "1",
  reviewing: "2",
  accepted: "3",
  rejected: "4",
} as const satisfies Record<ApplicationStatus, string>;

/** All of them for people, in the order of the help. */
export const shortcuts: readonly { keys: readonly string[]; text: TextKey }[] = [
  { keys: ["j", "→"], text: "review.keys.next" },
  { keys: ["k", "←"], text: "review.keys.previous" },
  { keys: ["1"], text: "review.keys.submitted" },
  { keys: ["2"], text: "review.keys.reviewing" },
  { keys: ["3"], text: "review.keys.accepted" },
  { keys: ["4"], text: "review.keys.rejected" },
  { keys: ["n"], text: "review.keys.notes" },
  { keys: ["Ctrl Enter"], text: "review.keys.save" },
  { keys: ["d"], text: "review.keys.download" },
  { keys: ["+", "-", "0"], text: "review.keys.zoom" },
  { keys: ["Esc"], text: "review.keys.back" },
  { keys: ["?"], text: "review.keys.help" },
];

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

/** Something this browser's reader has turned on or off, kept from visit to visit. */
export function useStoredSwitch(
  key: string,
  initial: boolean,
): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => (stored(key) ?? wordOf(initial)) === "on");
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(key, wordOf(next));
      } catch {
        // It holds for this visit then.
      }
    },
  ];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const wordOf = (isOn: boolean) => (isOn ? "on" : "off");

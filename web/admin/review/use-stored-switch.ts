import { useState } from "react";

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

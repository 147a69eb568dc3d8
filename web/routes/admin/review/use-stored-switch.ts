import { useState } from "react";

/** Something this browser's reader has turned on or off, kept from visit to visit. */
export function useStoredSwitch(
  key: string,
  initial: boolean,
): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => (localStorage.getItem(key) ?? wordOf(initial)) === "on");
  return [
    isOn,
    (next) => {
      localStorage.setItem(key, wordOf(next));
      setOn(next);
    },
  ];
}

const wordOf = (isOn: boolean) => (isOn ? "on" : "off");

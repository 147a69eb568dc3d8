import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

/** A switch that the browser remembers. */
export function useStoredSwitch(key: string, initial: boolean) {
  const [isOn, setOn] = useState(() => (readStored(key) ?? (initial ? "on" : "off")) === "on");

  function turn(next: boolean): void {
    setOn(next);
    writeStored(key, next ? "on" : "off");
  }

  return [isOn, turn] as const;
}

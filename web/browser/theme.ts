import { useSyncExternalStore } from "react";
import { afterPaint } from "./hydration.ts";
import { writeStored } from "./storage.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
let chosen: Theme | undefined;

/** The chosen theme. The script in the head applies it before the first paint. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system" as const);
  return { theme, setTheme };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTheme(): Theme {
  const applied = document.documentElement.dataset["theme"];
  return chosen ?? themes.find((theme) => theme === applied) ?? "system";
}

/** The pressed button is painted first; repainting the whole page follows. */
function setTheme(theme: Theme): void {
  chosen = theme;
  afterPaint(() => apply(theme));
  writeStored("theme", theme);
  for (const listener of listeners) listener();
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset["noTransitions"] = "";
  afterPaint(() => delete dataset["noTransitions"]);
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}

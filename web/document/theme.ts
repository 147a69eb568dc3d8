import { useSyncExternalStore } from "react";
import { afterPaint } from "./hydration.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const key = "theme";
const listeners = new Set<() => void>();
let chosen: Theme | undefined;

/** The chosen theme. The script in the head has applied it before the first paint. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => "system" as const);
  return { theme, setTheme };
}

function currentTheme(): Theme {
  if (chosen !== undefined) return chosen;
  const applied = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === applied) ?? "system";
}

/** The choice shows at once where it is made; the page, all of which has to be painted anew, follows. */
function setTheme(theme: Theme): void {
  chosen = theme;
  afterPaint(() => apply(theme));
  try {
    localStorage.setItem(key, theme);
  } catch {
    // It holds for this page then.
  }
  for (const listener of listeners) listener();
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  dataset["still"] = "";
  afterPaint(() => delete dataset["still"]);
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
